import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ask, told } from './api.ts';

export const demoPassword = 'Ivuriro-demo-1';

export interface Person {
  name: string;
  email: string;
  password: string;
}
export interface SignedIn extends Person {
  token: string;
  id: string;
  /** The answer to the sign-in request, in the form that the browser stores. */
  reply: Record<string, Record<string, unknown>>[];
}

const letters = () => Array.from({ length: 6 }, () => 'abcdefghijkmnopqrstuvwxyz'[randomInt(25)]).join('');

/** A family name that nobody else has. */
export function familyName(): string {
  const [first = '', ...rest] = letters();
  return first.toUpperCase() + rest.join('');
}

/** A new person with a unique name and e-mail address. */
export function somebody(given = 'Keza'): Person {
  const family = familyName();
  return {
    name: `${given} ${family}`,
    email: `${given}.${family}@example.org`.toLowerCase(),
    password: 'Umuhanda-mwiza-7',
  };
}

/** A patient who signs up before the test begins. */
export function newPatient(given?: string): Promise<SignedIn> {
  return signedUp(somebody(given), { birth_date: '1991-04-12', gender: 'Female', type_patient: true });
}

/** A provider who signs up and is not yet approved. */
export function newProvider(type: 'type_doctor' | 'type_hospital' | 'type_lab' | 'type_pharmacy'): Promise<SignedIn> {
  return signedUp(somebody('Umucyo'), { [type]: true });
}

/** Fills in the fields that a place needs before it can be published. */
export async function completeForPublication({ token, name, email }: SignedIn): Promise<void> {
  await told('PUT /pharmacy/update', { token, body: { name, email, phone: '0788 300 100', sector: 'Kimironko' } });
}

async function signedUp(person: Person, form: object): Promise<SignedIn> {
  const body = { ...person, password_confirmation: person.password, isAgreeTerms: true, ...form };
  return signedIn(person, await told('POST /register', { body }));
}

/**
 * Signs in by the API, unless a session of an earlier test is still valid. `otp` is a code of the second factor, for a
 * person who has one.
 */
export async function signInByApi(email: string, password = demoPassword, otp = ''): Promise<SignedIn> {
  const reply = () => told<SignedIn['reply']>('POST /login', { body: { email, password, otp } });
  return (await stillIn(email)) ?? enter(email, signedIn({ name: '', email, password }, await reply()));
}

/** Signs in as an administrator, or reuses the session of an earlier test. */
export async function signInAdmin(email = 'admin@ivuriro.test'): Promise<SignedIn> {
  return (await stillIn(email)) ?? signInAdminAnew(email);
}

/** Signs in again, for actions that require a password that was entered recently. */
export async function signInAdminAnew(email = 'admin@ivuriro.test'): Promise<SignedIn> {
  const admin = { email, password: demoPassword };
  const reply = await told('POST /admin/login', { body: admin });
  return enter(email, signedIn({ name: '', ...admin }, [{ admin: reply }]));
}

const entered = new Map<string, SignedIn>();
/**
 * Returns a session of an earlier test, if it is still valid: one sign-in for each test would exceed the rate limit.
 */
async function stillIn(email: string): Promise<SignedIn | undefined> {
  const known = entered.get(email);
  const isIn = known && (await ask('GET /messages/unread_count', { token: known.token })).status === 200;
  return isIn ? known : undefined;
}
function enter(email: string, person: SignedIn): SignedIn {
  entered.set(email, person);
  return person;
}

/** Stores the session in the browser as the sign-in dialog does, for tests that do not test the sign-in. */
export async function enterAs(page: Page, { reply }: SignedIn): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate((accounts) => {
    localStorage.setItem('user_accounts', JSON.stringify(accounts));
    localStorage.setItem('user_data', JSON.stringify(accounts[0]));
  }, reply.flatMap(Object.values));
}

export function signedIn(person: Person, reply: SignedIn['reply']): SignedIn {
  const [account] = Object.values(reply[0]!) as { id: string; token: string; name: string }[];
  return { ...person, name: account!.name, id: account!.id, token: account!.token, reply };
}

export const signInPharmacy = () => signInByApi('pharmacy@ivuriro.test');
export const signInLaboratory = () => signInByApi('laboratory@ivuriro.test');
