import { afterAll, beforeAll, beforeEach } from 'vitest';
import { makeMember, makePlace, type Person } from './people.ts';
import {
  type Computer,
  registerComputer,
  setPin,
  signInAt,
  type SignedMember,
  withPassword,
} from './shared-computers.ts';
import { startTestApp, type TestApp } from './test-app.ts';

export let test: TestApp;
export let hospital: Person;
export let computer: Computer;
/** A receptionist with the PIN 271828 and a nurse with the PIN 314159. */
export let jeanne: SignedMember;
export let eric: SignedMember;

/** Prepares, for each test, a shared computer of a hospital at which two members have signed in and set a PIN. */
export function usePinScenario(): void {
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    hospital = await makePlace(test, 'hospital', { name: 'Kabutare Hospital' });
    computer = await registerComputer(test, hospital, 'Front desk');
    jeanne = await member('reception', 'Jeanne Mukamana', '271828');
    eric = await member('nurse', 'Eric Habimana', '314159');
  });
}

/** Makes a member with this PIN, who has signed in with the password at the computer. */
async function member(role: 'reception' | 'nurse', name: string, pin: string): Promise<SignedMember> {
  const one = await signInAt(test, computer, await withPassword(test, await makeMember(test, hospital, role, name)));
  const { status } = await setPin(test, one, pin);
  if (status !== 200) throw new Error(`The PIN was not set: ${status}`);
  return one;
}

export const query = async <T>(text: string, values: unknown[] = []) =>
  (await test.platform.pool.query(text, values)).rows as T[];
export const people = async (device_token = computer.device_token) =>
  test.call('POST', '/sessions/people', { body: { device_token } });
export const switchTo = ({ member_id }: { member_id: string }, pin: string, device_token = computer.device_token) =>
  test.call('POST', '/sessions/switch', { body: { device_token, member_id, pin } });
export const tokenIn = ({ body }: { body: { data: { hospital: { token: string } }[] } }) =>
  body.data[0]!.hospital.token;
export const answers = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
export const isOpen = async (token: string) => (await test.call('GET', '/sessions', { token })).status === 200;
