// What a player has scored, from what was entered. No page is needed for it.

const SUM = /^[+-]?\d{1,6}(?:\s*[+-]\s*\d{1,6})*$/;

/** A number or a sum such as `4+2-1`; 0 where nothing stands, null where it cannot be read. */
export function sum(text) {
  const plain = text.normalize("NFKC").replaceAll("−", "-").trim();
  if (!plain) return 0;
  if (!SUM.test(plain)) return null;
  return plain.replace(/\s+/g, "").match(/[+-]?\d+/g).reduce((found, one) => found + Number.parseInt(one, 10), 0);
}

/** Numbers with commas or spaces between, none above the limit; null where one cannot be read or is too great. */
export function capped(text, limit) {
  const parts = text.normalize("NFKC").split(/[\s,、;+]+/).filter(Boolean);
  const numbers = parts.map((part) => (/^\d{1,4}$/.test(part) ? Number.parseInt(part, 10) : Number.NaN));
  return numbers.every((number) => number <= limit) ? numbers.reduce((found, one) => found + one, 0) : null;
}

/** The highest multiplier of a track at or before a space. */
export function multiplier(steps, space) {
  return steps.reduce((best, [level, worth]) => (level <= space ? Math.max(best, worth) : best), 0);
}

/** What each line is worth: `{worth, wrong, parts}` by id, and the total.
 *
 * `entered` has texts by name: `<line>` for counts and points, `<line>.<track>.at` and `<line>.<track>` for tracks,
 * `<line>.best`, and for parts their ids with commas between. `seat` and `side` may be missing.
 */
export function scored(lines, entered, seat, side, numbers) {
  const found = {};
  for (const line of lines) found[line.id] = WAYS[line.kind](line, entered, { seat, side, numbers, found });
  const total = lines.reduce((all, line) => all + (found[line.id].worth ?? 0), 0);
  return { lines: found, total };
}

const WAYS = {
  count: (line, entered) => worth(sum(entered[line.id] ?? ""), line.points, 0),
  points: (line, entered) => worth(sum(entered[line.id] ?? ""), line.points),
  capped: (line, entered, { numbers }) => {
    const found = capped(entered[line.id] ?? "", numbers[line.limit]);
    return found === null ? { worth: 0, wrong: "capped" } : { worth: found };
  },
  parts: completed,
  tracks,
};

function worth(number, points, least = -Infinity) {
  return number === null || number < least ? { worth: 0, wrong: "unread" } : { worth: number * points };
}

function completed(line, entered, { seat, side }) {
  const chosen = (entered[line.id] ?? "").split(",").filter(Boolean);
  const parts = (seat?.missions ?? []).filter((one) => chosen.includes(one.id));
  const room = side?.missions ?? Infinity;
  return {
    worth: side?.scores === false ? 0 : parts.reduce((all, one) => all + one.points, 0),
    done: parts.length,
    wrong: parts.length > room ? "many" : undefined,
  };
}

function tracks(line, entered, { side, found }) {
  const parts = {};
  let best = 0;
  let wrong;
  const read = (name) => {
    const number = sum(entered[`${line.id}.${name}`] ?? "");
    if (number === null || number < 0) wrong = "unread";
    return number === null || number < 0 ? 0 : number;
  };
  const counts = !line.needs || found[line.needs].done > 0;
  for (const track of side?.tracks ?? []) {
    const reached = multiplier(track.steps, read(`${track.id}.at`));
    const icons = read(track.id);
    best = Math.max(best, reached);
    parts[track.id] = { multiplier: reached, count: icons, worth: counts ? reached * icons : 0 };
  }
  if (side?.tracks.length) {
    const icons = read("best");
    parts.best = { multiplier: best, count: icons, worth: counts ? best * icons : 0 };
  }
  return { worth: Object.values(parts).reduce((all, part) => all + part.worth, 0), parts, wrong };
}
