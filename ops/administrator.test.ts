import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliver } from '../apps/api/src/testing/deliver.ts';
import { startTestApp, type TestApp } from '../apps/api/src/testing/test-app.ts';

const command = path.resolve(import.meta.dirname, '../apps/api/src/new-administrator.ts');
const password = 'Inyange-2026-teal';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const open = (...words: string[]) => {
  const DATABASE_URL = test.databaseUrl;
  return promisify(execFile)(process.execPath, [command, ...words], { env: { ...process.env, DATABASE_URL } });
};

it('a command creates the administrator of an empty installation, and the administrator sets the password by a mailed link', async () => {
  const { stdout } = await open('Diane@Clinic.example', 'Diane', 'Umutoni');
  expect(stdout).toContain('Diane Umutoni is an administrator.');
  await deliver(test);
  const [mail] = test.mails;
  expect(mail?.to).toBe('diane@clinic.example');
  expect(mail?.text).toContain('We have opened an administrator account for you');
  const token = /reset\/password\/([\w-]+)/.exec(mail!.text)![1];
  const body = { token, password, password_confirmation: password };
  expect((await test.call('POST', '/reset-password', { body })).status).toBe(200);
  const entered = await test.call('POST', '/admin/login', { body: { email: 'diane@clinic.example', password } });
  expect(entered).toMatchObject({ status: 200, body: { data: { name: 'Diane Umutoni' } } });
  await expect(open('diane@clinic.example', 'Diane')).rejects.toMatchObject({
    stderr: expect.stringContaining('is an administrator already') as string,
  });
  await expect(open('diane')).rejects.toMatchObject({ stderr: expect.stringContaining('Who?') as string });
});
