"""Every English word of the table at the terminal. Names of cards and the words of operations come from the data."""

from __future__ import annotations

HELP = """
  3          take choice 3            1,4 or 1-4 take several
  Enter      take none, or end the choice of what is optional
  ?          this page                ? 3          explain the card of choice 3
  ? NAME     explain a card, by its name or a part of it, or a word of the game
  ? play NAME, ? activate NAME        why a move is not offered
  table      show the table again     log        what has happened so far
  undo       take back your last answer
  save FILE  write the game           load FILE  go on with a game written before
  quit       leave the game
""".strip("\n")

PASS_ON = "--- Player {number}, {crew}: take the seat, then press Enter. ---"
LEFT = "The game is left."
SAVED = "Written to {file}."
LOADED = "Read from {file}."
NO_SUCH_COMMAND = "`{text}` is no choice and no command; ? lists the commands."
NO_SUCH_CARD = "{text!r} is no card that you can see, and no word of the game that has an explanation."
NO_CARD = "Choice {number} is about no card."
SEVERAL = "Which of these do you mean? {names}"
NOT_A_CHOICE = "There is no choice {number}; the choices are {known}."
NEEDS_ONE = "This has to be answered."
POSSIBLE = "This is offered: choice {number}."
NOT_THERE = "{card} does not lie where that can be done with it; you see it here: {places}."
NOT_NOW = "No such move is asked for now. You see {card} here: {places}."
NOT_PAID = "This costs {number} {counter}, and you have {held}."
RULE = "{text} ({id})"
MOST_NAMES = 12
AND_MORE = "{names}; and {number} more"
REFUSED = "That does not do: {reason}."
NO_FILE = "{command} needs the name of a file."

NOT_UNDONE = {
    "nothing": "There is nothing to take back.",
    "other-player": "The last answer was not yours, so it stands.",
    "asked-other": "The other player decides now, so your answer stands.",
    "revealed": "Your answer has shown a card, so it stands.",
    "chance": "Your answer has used chance, so it stands.",
}
"""By code why the last answer cannot be taken back."""

QUESTIONS = {
    "action": "Your move",
    "may": "Do you want to?",
    "branch": "Choose one",
    "destination": "Where does it go?",
    "trait": "Which trait?",
    "number": "How many?",
    "order": "Which comes first?",
    "window": "Do you answer, and with what?",
    "place": "Where?",
    "discard": "What do you discard?",
    "choose": "Which one do you choose?",
    "select": "Which one do you choose?",
    "put": "What do you put there?",
}
"""By question what the player is asked in any game; what a game asks besides, its `display` words."""

PICK = "Choose what to {verb}"
"""What is asked where the question is a verb, for which something is picked."""

QUESTIONS_ABOUT = {"destination": "Where does {card} go?", "place": "Where does {card} go?"}
"""By question what the player is asked where the card that it is about is known, and is not the one that asks."""

ABOUT = "{card}: {text}"
PICKED = frozenset({"discard", "choose", "select", "put"})
"""Questions that say no more than the sentence of the step that puts them, where there is one."""

WHICH_ONE = "Which one?"
WHICH_ONES = "Which ones?"
WHICH_OPERATION = "Which operation?"
ANSWER_WITH = "Do you answer with {card}?"
ONE_OF = "{first} or {last}"
RANGE = "{low} to {high}"
PICK_NO = "Enter for no"
PICK_EXACTLY = "pick {low}"
PICK_RANGE = "pick {low} to {high}"
PICK_NONE = "Enter for none"

MOVES = {
    "play": "Play",
    "activate": "Activate",
    "react": "React with",
    "support": "Support with",
    "complete": "Complete",
    "take-control": "Take control of",
    "enlist": "Enlist",
    "end": "End the step",
    "yes": "Yes",
    "no": "No",
}

REASONS = {
    "requires": "Not met: {condition}",
    "cost": "Its cost cannot be paid.",
    "none": "There is nothing that it could act on.",
    "forbidden": "{by} forbids it.",
    "protected": "{by} protects it.",
    "exhausted": "The card is exhausted.",
    "beamed": "The card is beamed.",
    "position": "The card does not lie where that works.",
    "no-token": "Every Mission Completion token is used.",
    "goal": "Its goal is not met.",
    "limit": "No more may be taken in this step.",
    "unsecured": "The Location is not secured.",
    "nothing-asked": "Nothing is asked.",
    "not-asked": "Another player is asked.",
    "range": "The number has to be from {low} to {high}.",
    "not-meant": "The question is not about that card, which is here: {area}.",
    "unknown": "There is nothing of that name that you can see.",
}
"""By code why something cannot be done; what a code speaks of stands in braces."""

OF_COSTS = {
    "cost": "This cannot be paid: {cost}",
    "none": "There is nothing with which this could be done: {cost}",
}
"""The same of an operation that has a cost."""

IMPOSSIBLE = "It cannot be done: {code}."
"""What is said of a code that has no words of its own."""

PLAYER = "Player {number}"
TURN = "Turn {turn}, {step}: {who}"
OVER = "The game is over: {reason}."
WON = "{who} wins."
SCORE = "{who}: {lines}"
THEIRS = "{who}: {area}"
OF_PLAYER = "{card} of player {number}"
TOP = "{number}, on top {card}"
FROM_TOP = "{card} at {number} from the top"
LAST_TURNS = "{number} turns left"
AT = "at {place}"
UNDER = "under it {cards}"
TOKENS = "P{number} {count} {kind}"

TURNED = "--- Turn {turn}: {who}"
LOGGED = "  {who} {what}"
FROM, TO = "from {place}", "to {place}"
SILENT = frozenset({"step", "resolve", "put-into-play"})
"""Events that are not told: the rest of what happened says as much."""

UNCOUNTED = frozenset({"cycle", "resolution", "burn", "score", "over"})
"""Events of which there is only one."""

UNSEEN = "a card"
CARDS = "{number} cards"

