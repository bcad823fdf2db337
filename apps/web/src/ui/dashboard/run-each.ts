import { ApiError } from '../../lib/api/envelope.ts';

export type RowAct = { id: string; name: string; act: () => Promise<unknown> };
export type RowFailure = { id: string; name: string; why: string };

/**
 * Calls one act after another, each a transaction of its own at the server, and says of each that was refused why; the
 * others go on. An error that is no answer of the server ends the run.
 */
export async function runEach(acts: RowAct[], onProgress: (done: number) => void): Promise<RowFailure[]> {
  const failures: RowFailure[] = [];
  for (const [index, { id, name, act }] of acts.entries()) {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      failures.push({ id, name, why: error.errors.join(' ') });
    }
    onProgress(index + 1);
  }
  return failures;
}
