import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs, instantOf } from '../../../platform/clock.ts';
import { makeAppointment } from '../../../testing/appointments.ts';
import { deliver } from '../../../testing/deliver.ts';
import { accept, mailedToken, someEmail } from '../../../testing/members.ts';
import {
  joinAsGuardian,
  makeChild,
  makeDoctor,
  makePatient,
  type Person,
  setPassword,
  signIn,
} from '../../../testing/people.ts';
import { codeFor, newestCode, wrongFor } from '../../../testing/phone-codes.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

/** Midnight in Kigali, at which the child of these tests turns 16. */
const birthday = instantOf('2026-12-03', 0);
const password = 'tea hills at dawn';
let test: TestApp;
let mother: Person;
let child: Person;
let phone = '';
beforeAll(async () => {
  test = await startTestApp({ now: birthday });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = birthday;
  await query('delete from call_count');
  phone = `+2507889${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}`;
  mother = await makePatient(test, 'Jeanne Mukamana');
  await setPassword(test, mother, password);
  // the guardian has just entered the password, so it is not asked for again
  await query('update session set password_at = $2 where account_id = $1', [mother.id, birthday]);
  child = await makeChild(test, mother, 'Keza Mukamana');
  await query(`update patient set birth_date = '2010-12-03' where id = $1`, [child.id]);
});

const query = async <T>(text: string, values: unknown[] = []) =>
  (await test.platform.pool.query(text, values)).rows as T[];
const handOver = (body: object = {}, { token, id = child.id }: { token?: string; id?: string } = {}) =>
  test.call('POST', `/patient/dependants/${id}/handover`, { token: token ?? mother.token, body: { phone, ...body } });
/** Calls the hand-over without a code, which sends one to the number. Returns the code. */
async function sentCode(): Promise<string> {
  expect((await handOver()).status).toBe(202);
  return newestCode(test, phone);
}
const handedOver = async (): Promise<string> => {
  const phone_code = await sentCode();
  const { status, body } = await handOver({ phone_code });
  expect([status, body.message]).toEqual([200, 'The record was handed over.']);
  return phone_code;
};
const read = (token: string, path = '/patient/details') => test.call('GET', path, { token });
const loginByCode = async () =>
  test.call('POST', '/login', { body: { phone, phone_code: await codeFor(test, phone) } });
const rolesIn = async () =>
  (
    await query<{ role: string }>('select role from membership where account_id = $1 and until is null order by role', [
      child.id,
    ])
  ).map(({ role }) => role);
/** Makes a second guardian. Returns the person with a token that acts for the child. */
async function makeFather() {
  const father = await makePatient(test, 'Eric Mugisha');
  const membership = await joinAsGuardian(test, father, child.id);
  return { ...father, forChild: await signIn(test.platform.db, child.id, test.platform.now(), membership) };
}
async function withConfirmedPhone(person: Person): Promise<Person> {
  await query('update login set phone = $2, phone_proved_at = now() where id = $1', [person.id, phone]);
  return person;
}

describe('handing the record of a child over', () => {
  it('sends a code to a known and to an unknown number with the same answer', async () => {
    const unknown = await handOver();
    expect([unknown.status, unknown.body.message]).toEqual([202, 'We have sent a code to this number.']);
    await withConfirmedPhone(await makePatient(test));
    const known = await handOver();
    expect([known.status, known.body]).toEqual([202, { ...unknown.body, request_id: known.body.request_id }]);
    await deliver(test);
    expect(await query('select from sms where number = $1', [phone])).toHaveLength(2);
    expect(await rolesIn()).toEqual(['guardian']);
  });

  it('makes the child the patient of the record, who signs in by a code and finds their appointments', async () => {
    const { id } = await makeAppointment(test, { doctor: await makeDoctor(test), patient: child });
    const phone_code = await handedOver();
    const again = await test.call('POST', '/login', { body: { phone, phone_code } });
    expect(again.body.code).toBe('phone_code_ended');
    const { status, body } = await loginByCode();
    expect([status, body.data.length]).toEqual([200, 1]);
    const { token, ...entry } = body.data[0].patient;
    expect(entry).toMatchObject({ id: child.id, role: 'self', name: 'Keza Mukamana', phone, email: null });
    expect((await read(token)).body.data).toMatchObject({
      full_name: 'Keza Mukamana',
      phone,
      birth_date: '2010-12-03',
    });
    const appointments = (await read(token, '/patient/appointments')).body.data.data;
    expect(appointments.map((one: { id: string }) => one.id)).toEqual([id]);
    expect(await rolesIn()).toEqual(['self']);
  });

  it('asks the child to agree to the terms and the privacy policy, to which only a guardian had agreed before', async () => {
    const body = { full_name: 'Ineza', birth_date: '2010-12-04', gender: 'Female', relation: 'Mother' };
    const added = await test.call('POST', '/patient/dependants', { token: mother.token, body });
    child = added.body.data.patient;
    expect((await read(child.token, '/consents/due')).body.data).toEqual([]);
    test.clock.now = new Date(birthday.getTime() + dayMs);
    await query('update session set password_at = $2 where account_id = $1', [mother.id, test.clock.now]);
    await handedOver();
    const { token } = (await loginByCode()).body.data[0].patient;
    const due = (await read(token, '/consents/due')).body.data as { key: string; version: number }[];
    expect(due.map(({ key }) => key)).toEqual(['term', 'policy']);
    for (const { key, version } of due)
      await test.call('POST', '/consents', { token, body: { key, version, accepted: true } });
    expect((await read(token, '/consents/due')).body.data).toEqual([]);
  });

  it('signs every guardian out of the record at once, and removes the record from their lists', async () => {
    const father = await makeFather();
    await handedOver();
    for (const token of [child.token, father.forChild]) expect((await read(token)).status).toBe(401);
    expect((await read(mother.token, '/patient/dependants')).body.data).toEqual([]);
    expect((await handOver()).status).toBe(404);
    const login = await test.call('POST', '/login', { body: { email: mother.email, password } });
    expect(login.body.data.map((one: Record<string, Person>) => one.patient!.id)).toEqual([mother.id]);
    expect((await read(mother.token)).status).toBe(200);
  });

  it('ends the open invitations of guardians, so that nobody joins the record by them', async () => {
    const email = someEmail();
    const body = { name: 'Eric Mugisha', email, relation: 'Father' };
    expect((await test.call('POST', '/patient/guardians', { token: child.token, body })).status).toBe(201);
    const link = await mailedToken(test, email);
    await handedOver();
    expect((await accept(test, link)).body.code).toBe('link_expired');
    const { token } = (await loginByCode()).body.data[0].patient;
    expect((await read(token, '/patient/guardians')).body.data).toMatchObject([{ role: 'self', is_you: true }]);
  });

  it('tells every guardian by mail why they no longer act for the record', async () => {
    const father = await makeFather();
    await handedOver();
    await deliver(test);
    for (const { email } of [mother, father]) {
      const mails = test.mails.filter(({ to }) => to === email);
      expect(mails.map(({ subject }) => subject)).toEqual(['The record of Keza Mukamana was handed over']);
      expect(mails[0]!.text).toContain('You no longer act for it, and were signed out of it.');
    }
  });

  it('is shown in the access log of the child, with the request for the code as an entry of its own', async () => {
    await handedOver();
    const { token } = (await loginByCode()).body.data[0].patient;
    const { data } = (await read(token, '/patient/access_log')).body.data;
    expect(data.map(({ name, action }: Record<string, string>) => [name, action])).toEqual([
      ['Jeanne Mukamana', 'dependant.handed_over'],
      ['Jeanne Mukamana', 'phone_code.requested'],
    ]);
  });
});

describe('a hand-over is refused', () => {
  it('until the day in Kigali on which the child turns 16, from which on the list of children shows that it is possible', async () => {
    const isOfAge = async () => (await read(mother.token, '/patient/dependants')).body.data[0].of_age;
    test.clock.now = new Date(birthday.getTime() - 1);
    expect(await isOfAge()).toBe(false);
    const { status, body } = await handOver();
    expect([status, body.code]).toEqual([422, 'too_early']);
    expect(body.errors![0]).toContain('from the day on which the child is 16');
    test.clock.now = birthday;
    expect([await isOfAge(), (await handOver()).status]).toEqual([true, 202]);
  });

  it('to other patients, to a guardian who is signed in to the child’s record, and to a representative of the guardian', async () => {
    const stranger = await makePatient(test);
    for (const { token } of [stranger, child]) expect((await handOver({}, { token })).status).toBe(404);
    const membership = await query<{ id: string }>(
      `insert into membership (id, login_id, account_id, role, ends_at)
        values (gen_random_uuid(), $1, $2, 'representative', now() + interval '90 days') returning id`,
      [stranger.id, mother.id],
    );
    const token = await signIn(test.platform.db, mother.id, birthday, membership[0]!.id);
    const refused = await handOver({}, { token });
    expect([refused.status, refused.body.code]).toEqual([403, 'not_permitted']);
  });

  it('with a wrong code, which uses up a try, and with the number of a landline', async () => {
    const code = await sentCode();
    const wrong = await handOver({ phone_code: wrongFor(code) });
    expect(wrong.body.fields).toEqual({ phone_code: 'The code is not right. 4 tries are left.' });
    expect((await handOver({ phone: '0252 123 456' })).body.fields).toEqual({
      phone: 'A landline receives no text messages.',
    });
    expect(await rolesIn()).toEqual(['guardian']);
    expect((await handOver({ phone_code: code })).status).toBe(200);
  });

  it('without the password of the guardian, unless it was entered within the last 15 minutes', async () => {
    await query('update session set password_at = $2 where account_id = $1', [
      mother.id,
      new Date(birthday.getTime() - 16 * 60_000),
    ]);
    const phone_code = await sentCode();
    expect((await handOver({ phone_code })).body.code).toBe('password_required');
    expect((await handOver({ phone_code, password: 'not this one' })).body.code).toBe('wrong_password');
    expect(await rolesIn()).toEqual(['guardian']);
    expect((await handOver({ phone_code, password })).status).toBe(200);
  });

  it('with the number of a guardian, or of a person with a patient record of their own; the code stays valid', async () => {
    const father = await makeFather();
    await query('update account set deleted_at = now() where id = $1', [father.id]);
    for (const [person, sentence] of [
      [await makePatient(test), 'belongs to somebody with a patient record of their own'],
      [mother, 'the number of a guardian'],
      [father, 'the number of a guardian'],
    ] as const) {
      await query('delete from call_count');
      await withConfirmedPhone(person);
      const { status, body } = await handOver({ phone_code: await sentCode() });
      expect([status, body.code, body.fields?.phone]).toEqual([422, 'own_record', expect.stringContaining(sentence)]);
      await query('update login set phone = null, phone_proved_at = null where id = $1', [person.id]);
    }
    expect((await handOver({ phone_code: await newestCode(test, phone) })).status).toBe(200);
  });
});

describe('the login of the child after a hand-over', () => {
  it('is the login that has confirmed the number, when its person has no patient record', async () => {
    const doctor = await withConfirmedPhone(await makeDoctor(test, { name: 'Dr. Keza' }));
    await handedOver();
    const { data } = (await loginByCode()).body;
    expect(data.map((entry: object) => Object.keys(entry)[0]).toSorted()).toEqual(['doctor', 'patient']);
    expect(await query('select login_id from account where id = $1', [child.id])).toEqual([{ login_id: doctor.id }]);
    await deliver(test);
    const told = test.mails.filter(({ to }) => to === doctor.email).map(({ subject }) => subject);
    expect(told).toEqual(['Somebody left the record of Keza Mukamana']);
  });

  it('is a new login when another person has only typed the number', async () => {
    const stranger = await makePatient(test);
    await query('update login set phone = $2 where id = $1', [stranger.id, phone]);
    await handedOver();
    expect((await loginByCode()).body.data).toMatchObject([{ patient: { id: child.id } }]);
    expect((await read(stranger.token)).body.data.phone).toBe(phone);
  });

  it('gets only one of two records that are handed over to one number at the same moment', async () => {
    const other = await makeChild(test, mother, 'Manzi Mukamana');
    await query(`update patient set birth_date = '2010-12-03' where id = $1`, [other.id]);
    const phone_code = await sentCode();
    const replies = await Promise.all([handOver({ phone_code }), handOver({ phone_code }, { id: other.id })]);
    expect(replies.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 422]);
    expect((await loginByCode()).body.data).toHaveLength(1);
  });
});
