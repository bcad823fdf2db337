/** The banknotes, in RWF, to which people round up the amount that they hand over. */
const steps = [1_000, 5_000, 10_000];

/**
 * The amounts that a patient is likely to hand over, apart from the exact price: the next multiple of each banknote
 * above it, smallest first.
 */
export const likelySums = (due: number): number[] =>
  [...new Set(steps.map((step) => (Math.floor(due / step) + 1) * step))].toSorted((a, b) => a - b);
