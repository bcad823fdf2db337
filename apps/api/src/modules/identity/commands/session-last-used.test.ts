import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUp } from '../../../testing/sign-up.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const someone = async () => {
  const { token } = await signUp(test);
  const { body } = await test.call('GET', '/patient/details', { token });
  return { token, id: body.data.id as string };
};
const sessionOf = async (accountId: string) => {
  const { rows } = await test.platform.pool.query<{ last_used_at: Date; expires_at: Date }>(
    'select last_used_at, expires_at from session where account_id = $1',
    [accountId],
  );
  return rows[0]!;
};
/** Sets the last use of the session to ten minutes ago, and its end to a day from now. */
const rested = (accountId: string) =>
  test.platform.pool.query(
    `update session set last_used_at = $2::timestamptz - interval '10 minutes', expires_at = $2::timestamptz + interval '1 day'
      where account_id = $1`,
    [accountId, test.platform.now()],
  );

it('using a session after a pause stores the time of use, and extends the session of a patient', async () => {
  const { id, token } = await someone();
  await rested(id);
  await test.call('GET', '/patient/details', { token });
  const { last_used_at, expires_at } = await sessionOf(id);
  expect(last_used_at).toEqual(test.platform.now());
  expect(expires_at.getTime()).toBe(test.platform.now().getTime() + 30 * 86_400_000);
});

it('simultaneous requests of one session are answered while one of them stores the time of use', async () => {
  const { id, token } = await someone();
  await rested(id);
  const writing = await test.platform.pool.connect();
  await writing.query('begin; select from session for update');
  try {
    const answers = await Promise.all(Array.from({ length: 5 }, () => test.call('GET', '/patient/details', { token })));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
  } finally {
    await writing.query('commit');
    writing.release();
  }
});
