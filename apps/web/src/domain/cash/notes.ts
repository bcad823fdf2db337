/** The notes by which people round up. */
const steps = [1_000, 5_000, 10_000];

/** What a patient is likely to hand over beside the exact amount: the next round sums above it, smallest first. */
export const likelySums = (due: number): number[] =>
  [...new Set(steps.map((step) => (Math.floor(due / step) + 1) * step))].toSorted((a, b) => a - b);
