// The known word that a misspelt one most likely meant: the greatest share of matching stretches.

const LEAST = 0.6;

/** The nearest of `known`, or null where none is near. */
export function closest(word, known) {
  let best = null;
  let share = LEAST;
  for (const one of [...known].sort()) {
    if ((2 * Math.min(word.length, one.length)) / (word.length + one.length) < share) continue;
    const found = (2 * matching(word, one)) / (word.length + one.length);
    if (found > share || (best === null && found >= share)) [best, share] = [one, found];
  }
  return best;
}

/** How many characters match: those of the longest common stretch, and of what lies on either side of it. */
function matching(one, other) {
  let [length, left, right] = [0, 0, 0];
  let row = new Array(other.length + 1).fill(0);
  for (let i = 0; i < one.length; i += 1) {
    const next = new Array(other.length + 1).fill(0);
    for (let j = 0; j < other.length; j += 1) {
      if (one[i] !== other[j]) continue;
      next[j + 1] = row[j] + 1;
      if (next[j + 1] > length) [length, left, right] = [next[j + 1], i - next[j + 1] + 1, j - next[j + 1] + 1];
    }
    row = next;
  }
  if (!length) return 0;
  return (
    length +
    matching(one.slice(0, left), other.slice(0, right)) +
    matching(one.slice(left + length), other.slice(right + length))
  );
}
