import { afterAll, beforeAll, beforeEach } from 'vitest';
import { somePhone } from './phone-codes.ts';
import { startTestApp, type TestApp } from './test-app.ts';

export let test: TestApp;
/** The phone number of the current test, in E.164. */
export let phone: string;

/** Starts the API; before each test chooses a new phone number and resets the rate limits. */
export function usePhoneScenario(): void {
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    phone = somePhone();
    await test.platform.pool.query('delete from call_count');
  });
}

/** Requests a code for this phone number. */
export const requestCode = (number = phone) => test.call('POST', '/phone_codes', { body: { phone: number } });

/** Confirms the phone number of the current test with a code, for the person who is signed in with this token. */
export const confirmPhone = (token: string, phone_code: string, more: object = {}) =>
  test.call('POST', '/account/phone', { token, body: { phone, phone_code, ...more } });
