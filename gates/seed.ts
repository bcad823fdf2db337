import { type Random, createRandom } from './random.ts';

/** The seed of this run: `--seed=…` repeats a run. */
export const seed = Number(
  process.argv.find((word) => word.startsWith('--seed='))?.slice(7) ?? Date.now() % 1_000_000_007,
);
export const quick = process.argv.includes('--quick') || process.argv.includes('--prove');
export const random: Random = createRandom(seed);

/** Prints the last line of a gate and sets its exit code. */
export function conclude(passed: number, wrong: readonly string[]): void {
  for (const line of wrong.slice(0, 20)) console.log(line);
  console.log(`seed ${seed}`);
  console.log(`${passed} passed, ${wrong.length} failed`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
