/** How many typos a word may have: none below four letters, one with four or five letters, two from six letters on. */
export const typoTolerance = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/**
 * The number of typos (a letter wrong, missing, added, or two swapped) between what was typed and the nearest beginning
 * of a word. Only a beginning is compared, because the search runs while people are still typing.
 */
export const editDistance = (typed: string, word: string): number => Math.min(...distances(typed, word));

/**
 * The number of typos between what was typed and the whole word, and between it and the nearest beginning of the word.
 */
export function bothDistances(typed: string, word: string): { whole: number; begun: number } {
  const each = distances(typed, word);
  return { whole: each.at(-1)!, begun: Math.min(...each) };
}

/** The number of typos between what was typed and each beginning of a word, from the shortest to the whole word. */
function distances(typed: string, word: string): number[] {
  const width = word.length + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: width }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const line = [row];
    for (let column = 1; column < width; column++) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min(last[column]! + 1, line[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (swapped) cost = Math.min(cost, beforeLast[column - 2]! + 1);
      line.push(cost);
    }
    [beforeLast, last] = [last, line];
  }
  return last;
}
