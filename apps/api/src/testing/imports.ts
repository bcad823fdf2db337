import { setImmediate as next } from 'node:timers/promises';
import { deliver } from './deliver.ts';
import type { ApiAnswer, TestApp } from './test-app.ts';

/**
 * Imports a CSV file and runs its job at once. Returns the finished import, even when the API answered 202 because the
 * job was still running.
 */
export async function importFile(
  test: TestApp,
  token: string,
  list: string,
  csv: string | Buffer,
  dry_run?: 0 | 1,
): Promise<ApiAnswer> {
  const answer = await withJobsDone(
    test,
    test.call('POST', `/admin/${list}/import`, {
      token,
      body: dry_run === undefined ? {} : { dry_run },
      files: [{ field: 'file', name: 'list.csv', type: 'text/csv', bytes: Buffer.from(csv) }],
    }),
  );
  return answer.status === 202 ? test.call('GET', `/admin/imports/${answer.body.data.id}`, { token }) : answer;
}

/** Runs queued jobs until the request is answered. */
export async function withJobsDone<T>(test: Pick<TestApp, 'platform'>, request: Promise<T>): Promise<T> {
  let answered = false;
  const answer = request.finally(() => (answered = true));
  while (!answered) {
    await deliver(test);
    await next();
  }
  return answer;
}
