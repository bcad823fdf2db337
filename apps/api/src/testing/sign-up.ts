import type { TestApp } from './test-app.ts';

export const password = 'tea hills at dawn';
let people = 0;

/** Signs up through the registration form as a patient, and in the other roles whose fields `more` sets. */
export async function signUp(test: TestApp, more: Record<string, unknown> = {}) {
  const email = `person${++people}@example.rw`;
  const { body, headers } = await test.call('POST', '/register', {
    body: {
      name: 'Aline Uwase',
      email,
      birth_date: '1992-03-04',
      password,
      password_confirmation: password,
      isAgreeTerms: 1,
      type_patient: 1,
      ...more,
    },
  });
  const tokens: Record<string, string> = Object.fromEntries(
    (body.data as Record<string, { token: string }>[]).flatMap((entry) =>
      Object.entries(entry).map(([role, { token }]) => [role, token]),
    ),
  );
  const cookie = String(headers['set-cookie']).split(';', 1)[0]!;
  return { email, token: tokens.patient!, tokens, cookie };
}
