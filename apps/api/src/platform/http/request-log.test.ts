import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { composeApp } from '../../app.ts';
import { servePictures, signedAddress } from '../../modules/files/index.ts';
import { makePatient, type Person } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { newSecret } from '../ids.ts';
import { openLog } from '../observe/log.ts';
import { emit, eventType, on } from '../outbox.ts';
import { startWorker } from '../work/worker.ts';

let test: TestApp;
let aline: Person;
beforeAll(async () => {
  test = await startTestApp();
  aline = await makePatient(test);
});
afterAll(() => test.close());

it('the log contains the path of each request, but no password, token, signature or text of a patient', async () => {
  const lines: string[] = [];
  const log = openLog('trace', { write: (line: string) => void lines.push(line) });
  const app = composeApp({ ...test.platform, log });
  servePictures(app, test.platform);
  app.get('/reset/password/:token', { config: { declared: 'public' } }, () => 'a page');
  app.get('/breaking', { config: { declared: 'public' } }, () =>
    sql`insert into patient (id, gender, birth_date, address) values (${aline.id}, 'Nobody', null, ${secrets[3]})`.execute(
      test.platform.db,
    ),
  );
  const secrets = ['a secret password', newSecret(), aline.token, 'what the doctor should know'];
  const json = { 'content-type': 'application/json' };
  const signed = new URL(signedAddress(test.platform, aline.id, { accountId: aline.id, object: 'appointment:1' }));
  secrets.push(signed.searchParams.get('sig')!);
  await app.inject({ method: 'POST', url: '/api/login', payload: { email: aline.email, password: secrets[0] } });
  await app.inject({ url: `/reset/password/${secrets[1]}` });
  await app.inject({
    method: 'POST',
    url: '/api/reset-password',
    payload: { token: secrets[1], password: secrets[0], password_confirmation: secrets[0] },
  });
  await app.inject({
    url: `/api/patient/details?token=${aline.token}`,
    headers: { authorization: `Bearer ${aline.token}` },
  });
  await app.inject({ url: `${signed.pathname}${signed.search}` });
  await app.inject({ method: 'POST', url: '/api/login', headers: json, payload: `{"password":"${secrets[0]}"` });
  expect((await app.inject({ url: '/breaking' })).statusCode).toBe(500);
  await app.close();
  expect(lines.join('')).toContain('/api/login');
  expect(lines.join('')).toMatch(/"path":"\/reset\/password\/…".*\n/);
  for (const secret of secrets) expect(lines.join('')).not.toContain(secret);
});

it('the log contains the name and the error of a failed job, but not its payload', async () => {
  const lines: string[] = [];
  const log = openLog('trace', { write: (line: string) => void lines.push(line) });
  const cancelled = eventType<{ reason: string }>('test.cancelled');
  const tell = on(cancelled, 'test_tell', async () => {
    throw new Error('the mail server is away');
  });
  const worker = await startWorker({ ...test.platform, log }, [{ name: 'test', routes: [], subscriptions: [tell] }]);
  await emit(test.platform.db, cancelled, { reason: 'The test was positive' });
  await expect.poll(() => lines.join(''), { timeout: 8_000 }).toContain('the mail server is away');
  await worker.stop();
  expect(lines.join('')).toMatch(/"task_identifier":"test_tell"/);
  expect(lines.join('')).not.toContain('positive');
});
