import { conclude } from './seed.ts';

/** The result of one run of a gate. */
export interface Verdict {
  passed: number;
  wrong: readonly string[];
}
/** A fault that a programmer could make, seeded in the fixture of the gate. */
export interface SeededFault<W> {
  name: string;
  inject: (fixture: W) => unknown;
  /** Matches the finding that proves that the gate caught the fault. */
  caughtBy: RegExp;
}
/** Runs a gate once on a fixture of its own; `inject` seeds a fault before the run begins, or does nothing. */
export type GateRun<W> = (inject: (fixture: W) => unknown) => Promise<Verdict>;

/** Settings of a fixture that runs in another process; `fault` is the name of the seeded fault. */
export interface Settings {
  fault?: string;
}
/** Faults by name, for fixtures that run in another process. */
export type FaultsByName<W = void> = Record<string, { inject: (fixture: W) => unknown; caughtBy: RegExp }>;
export const namesOf = <W>(faults: FaultsByName<W>): SeededFault<Settings>[] =>
  Object.entries(faults).map(([name, { caughtBy }]) => ({
    name,
    inject: (settings) => (settings.fault = name),
    caughtBy,
  }));

const nothing = () => {};

/**
 * Runs a gate and exits with its code. `--prove` runs the quick size once without a fault, which must find nothing, and
 * once with each fault, which must be caught; `--faults` lists the faults.
 */
export async function runGate<W>(run: GateRun<W>, faults: readonly SeededFault<W>[]): Promise<void> {
  if (process.argv.includes('--faults')) return console.log(faults.map(({ name }) => name).join('\n'));
  const { passed, wrong } = await (process.argv.includes('--prove') ? prove(run, faults) : run(nothing));
  conclude(passed, wrong);
}

export async function prove<W>(
  run: GateRun<W>,
  faults: readonly SeededFault<W>[],
  say = console.log,
): Promise<Verdict> {
  const { wrong: found } = await run(nothing);
  const wrong = found.map((line) => `found without a fault: ${line}`);
  let passed = wrong.length > 0 ? 0 : 1;
  for (const { name, inject, caughtBy } of faults) {
    say(`seeded: ${name}`);
    const { wrong: lines } = await run(inject);
    const by = lines.find((line) => caughtBy.test(line));
    if (by) {
      passed++;
      say(`caught by: ${by.slice(0, 160)}`);
    } else wrong.push(`not caught: ${name}${lines[0] ? `; instead it was said: ${lines[0]}` : ''}`);
  }
  return { passed, wrong };
}
