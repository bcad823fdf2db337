import { hashPassword } from '../modules/identity/domain/passwords.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

export const password = 'Umuhanda-mwiza-7';
export interface Computer {
  id: string;
  device_token: string;
}
type WithPassword = Person & { password: string };
/** A member who has signed in with their password. */
export type SignedMember = WithPassword & { member_id: string };

/** Registers a shared computer, as the owner of a provider. The members of the provider may then work there by PIN. */
export async function registerComputer(test: TestApp, { token }: Person, name: string): Promise<Computer> {
  const { status, body } = await test.call('POST', '/devices', { token, body: { name } });
  if (status !== 201) throw new Error(`The computer was not registered: ${body.message}`);
  return body.data as Computer;
}

/** Sets the password of the login of one member; other members of the account keep theirs. */
export async function withPassword(
  { platform: { db } }: Pick<TestApp, 'platform'>,
  person: Person,
): Promise<WithPassword> {
  await db
    .updateTable('login')
    .set({ password_hash: await hashPassword(password) })
    .where('email', '=', person.email)
    .execute();
  return { ...person, password };
}

export const setPin = (test: TestApp, { token }: Person, pin: string) =>
  test.call('POST', '/sessions/pin', { token, body: { pin } });

/** Opens a session of a member at a shared computer, by PIN. */
export const switchTo = (test: TestApp, { device_token }: Computer, member_id: string, pin: string) =>
  test.call('POST', '/sessions/switch', { body: { device_token, member_id, pin } });

/** Signs a member of a provider in at a shared computer, with the password. */
export async function signInAt(
  test: TestApp,
  { device_token }: Computer,
  person: WithPassword,
  otp?: string,
): Promise<SignedMember> {
  const body = { email: person.email, password: person.password, device_token, ...(otp ? { otp } : {}) };
  const reply = await test.call('POST', '/login', { body });
  if (reply.status !== 200) throw new Error(`Nobody was signed in: ${reply.body.message}`);
  const entries = (reply.body.data as Record<string, { id: string; token: string; member?: { id: string } }>[]).flatMap(
    (entry) => Object.values(entry),
  );
  const { token, member } = entries.find(({ id }) => id === person.id)!;
  return { ...person, token, member_id: member!.id };
}
