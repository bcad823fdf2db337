import type { MemberRole } from '@ivuriro/contract/member-roles';
import { hashPassword } from '../modules/identity/domain/passwords.ts';
import { hashOf } from '../platform/session.ts';
import { newCode, newId, newSecret } from '../platform/ids.ts';
import type { Db } from '../platform/db/pool.ts';
import type { TestApp } from './test-app.ts';

export interface Person {
  id: string;
  token: string;
  name: string;
  email: string;
}
type Kind = 'doctor' | 'hospital' | 'laboratory' | 'pharmacy';
type WithPlatform = Pick<TestApp, 'platform'>;

/** Inserts an account with an open session, without the sign-up calls. */
export async function makeAccount(
  { platform }: WithPlatform,
  type: 'patient' | 'admin' | Kind,
  name: string,
): Promise<Person> {
  const { db } = platform;
  const id = newId();
  const email = `${id}@example.test`;
  await db
    .insertInto('login')
    .values({ id, email, phone: null, password_hash: null, email_proved_at: new Date() })
    .execute();
  await db
    .insertInto('account')
    .values({ id, login_id: id, type, name, user_code: newCode(8) })
    .execute();
  return { id, token: await signIn(db, id, platform.now()), name, email };
}

/**
 * Creates a person with this role in an account; returns the account with the token and e-mail address of the person.
 */
export async function makeMember({ platform }: WithPlatform, account: Person, role: MemberRole, name: string) {
  const { db } = platform;
  const [id, loginId] = [newId(), newId()];
  const email = `${loginId}@example.test`;
  await db.insertInto('login').values({ id: loginId, email, email_proved_at: platform.now() }).execute();
  await db.insertInto('membership').values({ id, login_id: loginId, account_id: account.id, role, name }).execute();
  return { ...account, email, token: await signIn(db, account.id, platform.now(), id) };
}

/** Opens a session for a membership, by default for that of the person who opened the account; returns the token. */
export async function signIn(db: Db, accountId: string, now: Date, membershipId?: string): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('session')
    .values({
      token_hash: hashOf(token),
      id: newId(),
      account_id: accountId,
      membership_id: membershipId,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + 30 * 86_400_000),
    })
    .execute();
  return token;
}

/** Inserts a patient; their e-mail address is confirmed unless `isProved` is false. */
export async function makePatient(fixture: WithPlatform, name = 'Aline Uwase', isProved = true): Promise<Person> {
  const person = await makeAccount(fixture, 'patient', name);
  const email_proved_at = isProved ? fixture.platform.now() : null;
  await fixture.platform.db.updateTable('login').set({ email_proved_at }).where('id', '=', person.id).execute();
  await fixture.platform.db
    .insertInto('patient')
    .values({ id: person.id, gender: 'Female', birth_date: '1992-03-04' })
    .execute();
  return person;
}

/** Inserts the record of a child without a login; the token is that of the guardian, who acts for the child. */
export async function makeChild({ platform }: WithPlatform, guardian: Person, name = 'Keza Uwase'): Promise<Person> {
  const { db, now } = platform;
  const id = newId();
  await db
    .insertInto('account')
    .values({ id, login_id: null, type: 'patient', name, user_code: newCode(8) })
    .execute();
  await db.insertInto('patient').values({ id, gender: 'Female', birth_date: '2019-05-06' }).execute();
  const membership = await joinAsGuardian({ platform }, guardian, id);
  return { id, token: await signIn(db, id, now(), membership), name, email: guardian.email };
}

/** Makes the person behind a patient's record a guardian of the child; returns the membership. */
export async function joinAsGuardian({ platform: { db } }: WithPlatform, guardian: { id: string }, childId: string) {
  const own = db.selectFrom('membership').select('login_id').where('account_id', '=', guardian.id);
  const { login_id } = await own.orderBy('since').orderBy('id').limit(1).executeTakeFirstOrThrow();
  const id = newId();
  const row = { id, login_id, account_id: childId, role: 'guardian', relation: 'Mother' };
  await db.insertInto('membership').values(row).execute();
  return id;
}

/** Gives the person who opened the account a phone number, in E.164. */
export const givePhone = ({ platform: { db } }: WithPlatform, { id }: { id: string }, phone: string) =>
  db.updateTable('login').set({ phone }).where('id', '=', id).execute();

/** Sets the password with which the person signs in. */
export async function setPassword({ platform: { db } }: WithPlatform, { id }: Person, password: string): Promise<void> {
  await db
    .updateTable('login')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', id)
    .execute();
}

/** Enrols a second factor for the person who opened the account. */
export const giveSecondFactor = ({ platform: { db } }: WithPlatform, { id }: Person) =>
  db
    .insertInto('login_factor')
    .values({ login_id: id, secret: Buffer.alloc(20), enrolled_at: new Date() })
    .execute();

/** Gives the account `one` the login of `other`, so that both accounts belong to one person. */
export async function sharePerson({ platform: { db } }: WithPlatform, one: Person, other: Person): Promise<void> {
  await db.updateTable('account').set({ login_id: other.id }).where('id', '=', one.id).execute();
  await db.updateTable('membership').set({ login_id: other.id }).where('account_id', '=', one.id).execute();
}

export const makeAdmin = (fixture: WithPlatform): Promise<Person> => makeAccount(fixture, 'admin', 'Admin');

async function makeProvider(fixture: WithPlatform, kind: Kind, name: string, published: boolean): Promise<Person> {
  const person = await makeAccount(fixture, kind, name);
  await fixture.platform.db
    .insertInto('provider')
    .values({ id: person.id, kind, name, email: person.email, is_published: published, search: name.toLowerCase() })
    .execute();
  return person;
}

export async function makeDoctor(
  fixture: WithPlatform,
  doctor: { name?: string | undefined; published?: boolean; fee?: number | null; slotMinutes?: 15 | 30 | 60 } = {},
): Promise<Person> {
  const person = await makeProvider(fixture, 'doctor', doctor.name ?? 'Dr. Eric Habimana', doctor.published ?? true);
  await fixture.platform.db
    .insertInto('doctor')
    .values({
      id: person.id,
      gender: 'Male',
      consultation_fee: doctor.fee ?? null,
      slot_minutes: doctor.slotMinutes ?? 60,
    })
    .execute();
  return person;
}

export async function makePlace(
  fixture: WithPlatform,
  kind: 'hospital' | 'laboratory' | 'pharmacy',
  place: { name?: string; published?: boolean } = {},
): Promise<Person> {
  const person = await makeProvider(fixture, kind, place.name ?? `A ${kind}`, place.published ?? true);
  await fixture.platform.db
    .insertInto('place')
    .values({ id: person.id, kind, type: kind === 'hospital' ? 'Hospital' : null })
    .execute();
  return person;
}

/** Inserts a speciality that the provider offers; returns its id. */
export async function makeSpeciality(
  fixture: WithPlatform,
  provider: { id: string; kind: 'doctor' | 'hospital' | 'laboratory' },
  name = `Speciality ${newCode(8)}`,
): Promise<string> {
  const { db } = fixture.platform;
  const id = newId();
  await db.insertInto('speciality').values({ id, name }).execute();
  await db
    .insertInto('provider_speciality')
    .values({ id: newId(), provider_id: provider.id, provider_kind: provider.kind, speciality_id: id })
    .execute();
  return id;
}

/** Inserts an insurer; the insurer with the id `none` stands for patients who pay for themselves. */
export async function makeInsurance(fixture: WithPlatform, id = 'none'): Promise<string> {
  await fixture.platform.db
    .insertInto('insurance')
    .values({ id, name: `Insurer ${id}` })
    .onConflict((on) => on.doNothing())
    .execute();
  return id;
}

export async function joinTeam(
  fixture: WithPlatform,
  place: { id: string; kind: 'hospital' | 'laboratory' },
  doctor: { id: string },
): Promise<void> {
  await fixture.platform.db
    .insertInto('team_member')
    .values({ id: newId(), provider_id: place.id, place_kind: place.kind, doctor_id: doctor.id })
    .execute();
}

/** Inserts weekly calendar rows of a doctor, in minutes since midnight, by default for every day of the week. */
export async function makeHours(
  fixture: WithPlatform,
  doctor: { id: string },
  hours: { from: number; to: number; type?: 'Online' | 'Hospital' | 'default'; hospitalId?: string; days?: number[] },
): Promise<void> {
  const { from, to, type = 'default', hospitalId = null, days = [1, 2, 3, 4, 5, 6, 7] } = hours;
  await fixture.platform.db
    .insertInto('calendar_row')
    .values(
      days.map((day) => ({
        id: newId(),
        doctor_id: doctor.id,
        day,
        starts_at: from,
        ends_at: to,
        type,
        hospital_id: hospitalId,
      })),
    )
    .execute();
}
