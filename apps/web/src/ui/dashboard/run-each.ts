import { ApiError } from '../../lib/api/envelope.ts';

export type RowAct = { id: string; name: string; act: () => Promise<unknown> };
export type RowFailure = { id: string; name: string; why: string };

/**
 * Runs the actions one after another; the server handles each in its own transaction. When the server refuses an
 * action, the others continue. Returns the refused actions with the reasons. An error that does not come from a reply
 * of the server ends the run.
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
