"""The fixed tables and the views that read them. Tables are internal; the views are what others may rely on.

A table has a singular name, a view over all games a plural one. Views over one collection of one game are made
in `columns`. Every view of a released format keeps its columns until the format version changes.
"""

from __future__ import annotations

from cc_tools.model.text import LANGUAGES

_TEXTS = ",\n    ".join(f"{language} TEXT" for language in LANGUAGES)

TABLES = f"""
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE game (
    id TEXT PRIMARY KEY,
    data TEXT NOT NULL,
    phrases TEXT NOT NULL,
    name TEXT GENERATED ALWAYS AS (json_extract(data, '$.name')) VIRTUAL
) STRICT, WITHOUT ROWID;

CREATE TABLE card_set (
    key INTEGER PRIMARY KEY,
    game TEXT NOT NULL REFERENCES game,
    id TEXT NOT NULL,
    data TEXT NOT NULL,
    name TEXT GENERATED ALWAYS AS (json_extract(data, '$.name')) VIRTUAL,
    publication INTEGER GENERATED ALWAYS AS (json_extract(data, '$.order')) VIRTUAL,
    UNIQUE (game, id)
) STRICT;

CREATE TABLE term (
    key INTEGER PRIMARY KEY,
    game TEXT NOT NULL REFERENCES game,
    id TEXT NOT NULL,
    data TEXT NOT NULL,
    UNIQUE (game, id)
) STRICT;

CREATE TABLE collection (
    key INTEGER PRIMARY KEY,
    game TEXT NOT NULL REFERENCES game,
    name TEXT NOT NULL,
    data_table TEXT NOT NULL UNIQUE,
    data_view TEXT NOT NULL UNIQUE,
    UNIQUE (game, name)
) STRICT;

CREATE TABLE record (
    key INTEGER PRIMARY KEY,
    collection INTEGER NOT NULL REFERENCES collection,
    game TEXT NOT NULL REFERENCES game,
    id TEXT,
    name TEXT,
    set_id TEXT,
    file TEXT NOT NULL,
    line INTEGER NOT NULL,
    UNIQUE (collection, id),
    FOREIGN KEY (game, set_id) REFERENCES card_set (game, id)
) STRICT;

CREATE TABLE card (
    key INTEGER PRIMARY KEY REFERENCES record,
    game TEXT NOT NULL REFERENCES game,
    id TEXT NOT NULL,
    kind TEXT NOT NULL,
    UNIQUE (game, id)
) STRICT;

CREATE TABLE face (
    card INTEGER NOT NULL REFERENCES card,
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    slug TEXT NOT NULL,
    PRIMARY KEY (card, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX face_by_slug ON face (slug);

CREATE TABLE name (
    key INTEGER PRIMARY KEY,
    record INTEGER NOT NULL REFERENCES record,
    part TEXT NOT NULL,
    language TEXT NOT NULL,
    name TEXT NOT NULL,
    folded TEXT NOT NULL,
    squeezed TEXT NOT NULL
) STRICT;
CREATE INDEX name_by_record ON name (record);
CREATE INDEX name_by_folded ON name (folded);
CREATE INDEX name_by_squeezed ON name (squeezed);

CREATE TABLE trait (
    key INTEGER PRIMARY KEY,
    card INTEGER NOT NULL REFERENCES card,
    part TEXT NOT NULL,
    field TEXT NOT NULL,
    word TEXT NOT NULL
) STRICT;
CREATE INDEX trait_by_word ON trait (word);
CREATE INDEX trait_by_card ON trait (card);

CREATE TABLE printing (
    key INTEGER PRIMARY KEY,
    card INTEGER NOT NULL REFERENCES card,
    game TEXT NOT NULL REFERENCES game,
    set_id TEXT NOT NULL,
    number TEXT NOT NULL,
    folded TEXT NOT NULL,
    marker TEXT,
    crew TEXT,
    position TEXT,
    FOREIGN KEY (game, set_id) REFERENCES card_set (game, id)
) STRICT;
CREATE INDEX printing_by_card ON printing (card);
CREATE INDEX printing_by_number ON printing (folded);

CREATE TABLE ruling (
    key INTEGER PRIMARY KEY,
    record INTEGER NOT NULL REFERENCES record,
    part TEXT NOT NULL,
    rules TEXT NOT NULL,
    {_TEXTS}
) STRICT;
CREATE INDEX ruling_by_record ON ruling (record);

CREATE TABLE operation_text (
    key INTEGER PRIMARY KEY,
    game TEXT NOT NULL REFERENCES game,
    text TEXT NOT NULL,
    kind TEXT NOT NULL,
    flags TEXT NOT NULL,
    tree TEXT,
    rendered INTEGER NOT NULL CHECK (rendered IN (0, 1)),
    UNIQUE (game, text)
) STRICT;

CREATE TABLE sentence (
    text INTEGER NOT NULL REFERENCES operation_text,
    language TEXT NOT NULL,
    sentence TEXT NOT NULL,
    PRIMARY KEY (text, language)
) STRICT, WITHOUT ROWID;

CREATE TABLE operation_word (
    text INTEGER NOT NULL REFERENCES operation_text,
    role TEXT NOT NULL,
    word TEXT NOT NULL,
    sense TEXT NOT NULL,
    times INTEGER NOT NULL,
    PRIMARY KEY (text, role, word, sense)
) STRICT, WITHOUT ROWID;
CREATE INDEX operation_word_by_word ON operation_word (word);

CREATE TABLE operation (
    key INTEGER PRIMARY KEY,
    record INTEGER NOT NULL REFERENCES record,
    text INTEGER NOT NULL REFERENCES operation_text,
    address TEXT NOT NULL,
    part TEXT NOT NULL,
    slot TEXT NOT NULL,
    UNIQUE (record, address)
) STRICT;
CREATE INDEX operation_by_text ON operation (text);
CREATE INDEX operation_by_address ON operation (address);

CREATE TABLE reference (
    key INTEGER PRIMARY KEY,
    source INTEGER NOT NULL REFERENCES record,
    via TEXT NOT NULL,
    operation INTEGER REFERENCES operation,
    slug TEXT,
    target INTEGER REFERENCES record
) STRICT;
CREATE INDEX reference_by_target ON reference (target);
CREATE INDEX reference_by_source ON reference (source);
CREATE INDEX reference_by_operation ON reference (operation);

CREATE TABLE search_document (
    key INTEGER PRIMARY KEY,
    card INTEGER NOT NULL REFERENCES card,
    language TEXT NOT NULL
) STRICT;
CREATE INDEX search_document_by_card ON search_document (card);

CREATE VIRTUAL TABLE search USING fts5 (
    names, variants, name_pairs, traits, sentences, rulings, text_pairs,
    content = '', tokenize = "unicode61 remove_diacritics 0"
);
"""

_SENTENCES = ",\n    ".join(
    f"(SELECT sentence FROM sentence s WHERE s.text = t.key AND s.language = '{language}') AS {language}"
    for language in LANGUAGES
)
_RULINGS = ", ".join(f"u.{language}" for language in LANGUAGES)

VIEWS = f"""
CREATE VIEW records AS SELECT r.game, c.name AS collection, r.id, r.name, r.set_id, r.file, r.line, r.key
    FROM record r JOIN collection c ON c.key = r.collection;

CREATE VIEW cards AS SELECT c.game, c.id, r.name, c.kind, r.set_id, r.file, r.line, c.key
    FROM card c JOIN record r USING (key);

CREATE VIEW names AS SELECT r.game, r.collection, r.id, n.part, n.language, n.name
    FROM name n JOIN records r ON r.key = n.record;

CREATE VIEW traits AS SELECT c.game, c.id AS card, t.part, t.field, t.word AS trait
    FROM trait t JOIN card c ON c.key = t.card;

CREATE VIEW printings AS SELECT p.game, c.id AS card, p.set_id, p.number, p.marker, p.crew, p.position
    FROM printing p JOIN card c ON c.key = p.card;

CREATE VIEW rulings AS SELECT r.game, r.collection, r.id, u.part, u.rules, {_RULINGS}
    FROM ruling u JOIN records r ON r.key = u.record;

CREATE VIEW operations AS SELECT r.game, r.collection, r.id, o.address, o.part, o.slot, t.kind, t.flags, t.text,
    t.tree,
    {_SENTENCES}, t.key AS text_key, o.key
    FROM operation o JOIN records r ON r.key = o.record JOIN operation_text t ON t.key = o.text;

CREATE VIEW operation_words AS SELECT r.game, r.collection, r.id, o.address, w.role, w.word, w.sense, w.times
    FROM operation_word w JOIN operation o ON o.text = w.text JOIN records r ON r.key = o.record;

CREATE VIEW links AS SELECT s.game, s.collection, s.id, f.via, o.address, f.slug,
    t.collection AS target_collection, t.id AS target, f.key
    FROM reference f JOIN records s ON s.key = f.source LEFT JOIN operation o ON o.key = f.operation
    LEFT JOIN records t ON t.key = f.target;

CREATE VIEW terms AS SELECT t.game, t.id, w.value AS word, t.data
    FROM term t LEFT JOIN json_each(t.data, '$.words') w;

CREATE VIEW sets AS SELECT game, id, name, publication FROM card_set;
"""
