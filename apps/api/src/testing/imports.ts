import { setImmediate as next } from 'node:timers/promises';
import { deliver } from './deliver.ts';
import type { Answered, TestApp } from './test-app.ts';

/** Brings a file in: its job is done here and now, and the answer says what came of it, also on a slow machine. */
export async function importFile(
  test: TestApp,
  token: string,
  list: string,
  csv: string | Buffer,
  dry_run?: 0 | 1,
): Promise<Answered> {
  const answer = await worked(
    test,
    test.call('POST', `/admin/${list}/import`, {
      token,
      body: dry_run === undefined ? {} : { dry_run },
      files: [{ field: 'file', name: 'list.csv', type: 'text/csv', bytes: Buffer.from(csv) }],
    }),
  );
  return answer.status === 202 ? test.call('GET', `/admin/imports/${answer.body.data.id}`, { token }) : answer;
}

/** Does whatever there is to do until this is answered. */
export async function worked<T>(test: Pick<TestApp, 'platform'>, asked: Promise<T>): Promise<T> {
  let answered = false;
  const answer = asked.finally(() => (answered = true));
  while (!answered) {
    await deliver(test);
    await next();
  }
  return answer;
}
