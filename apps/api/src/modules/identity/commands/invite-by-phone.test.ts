import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '../../../platform/clock.ts';
import { transactAs } from '../../../platform/transact-as.ts';
import { insertInvitation, makeMemberWithLogin, memberPassword } from '../../../testing/members.ts';
import { makeChild, makePatient, makePlace, type Person, setPassword } from '../../../testing/people.ts';
import { codeFor, somePhone, textsTo, wrongFor } from '../../../testing/phone-codes.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { eraseAccount } from '../jobs/erasure.ts';

const start = new Date('2026-11-20T08:00:00Z');
let test: TestApp;
let hospital: Person;
let phone: string;
beforeAll(async () => {
  test = await startTestApp({ now: start });
});
afterAll(() => test.close());
beforeEach(async () => {
  // the clock is one day later in each test, so that the limit of text messages from one network address starts again
  test.clock.now = new Date(test.clock.now.getTime() + dayMs);
  hospital = await makePlace(test, 'hospital', { name: 'Kabutare Hospital' });
  phone = somePhone();
});

const query = async <T>(text: string, values: unknown[] = []) =>
  (await test.platform.pool.query(text, values)).rows as T[];
const invite = (body: Record<string, unknown> = { phone }, inviter = hospital) =>
  test.call('POST', '/hospital/members', { token: inviter.token, body: { name: 'Keza', role: 'reception', ...body } });
async function linkTo(number: string): Promise<string> {
  const sent = (await textsTo(test, number)).findLast(({ text }) => text.includes('/invitation/'));
  return /\/invitation\/([\w-]{43})$/.exec(sent?.text ?? '')![1]!;
}
const read = (token: string) => test.call('GET', `/invitations/${token}`);
const accept = (token: string, body: Record<string, unknown>) => test.call('POST', `/invitations/${token}`, { body });
async function invited(body?: Record<string, unknown>): Promise<string> {
  expect((await invite(body)).status).toBe(201);
  return linkTo(phone);
}
const confirmPhoneOf = (person: Person, number = phone) =>
  query('update login set phone = $1, phone_proved_at = now() where id = $2', [number, person.id]);
const membersOf = async () =>
  (await test.call('GET', '/hospital/members', { token: hospital.token })).body.data.data as Record<string, unknown>[];

describe('an invitation by phone', () => {
  it('sends the link in one text message of one part, which names nobody, and sends no mail', async () => {
    test.mails.length = 0;
    const { status, body } = await invite({ phone: '0' + phone.slice(4) });
    expect([status, body.data]).toMatchObject([201, { name: 'Keza', email: null, phone, status: 'INVITED' }]);
    const texts = await textsTo(test, phone);
    expect(texts).toHaveLength(1);
    expect(texts[0]!.text).toMatch(
      /^You are invited to Ivuriro\. .* within 7 days: https?:\/\/\S+\/invitation\/[\w-]{43}$/,
    );
    expect(texts[0]!.parts).toBe(1);
    expect(texts[0]!.text).not.toMatch(/Kabutare|Hospital|Keza|reception/i);
    expect(test.mails).toEqual([]);
    expect(await membersOf()).toMatchObject([{ status: 'ACTIVE' }, { email: null, phone, status: 'INVITED' }]);
  });

  it.each([
    ['neither address nor number', {}, 'email'],
    ['both', { email: 'keza@example.test', phone: '0788123456' }, 'email'],
    ['a landline', { phone: '0252123456' }, 'phone'],
  ])('is not sent with %s', async (_name, body, field) => {
    const { status, body: reply } = await invite(body);
    expect([status, Object.keys(reply.fields ?? {})]).toEqual([422, [field]]);
  });

  it('replaces an older invitation to the same number, whose link no longer works', async () => {
    const old = await invited();
    const fresh = await invited({ phone, role: 'cashier' });
    expect((await read(old)).body.code).toBe('link_expired');
    expect((await read(fresh)).body.data).toMatchObject({ role: 'cashier', phone });
    expect(await membersOf()).toHaveLength(2);
  });

  it('is not sent to a member who has confirmed the number', async () => {
    const nurse = await makeMemberWithLogin(test, hospital, 'nurse');
    await query('update login set phone = $1 where id = $2', [phone, nurse.id]);
    expect((await invite()).status, 'a number that was only typed says nothing').toBe(201);
    await confirmPhoneOf(nurse);
    expect((await invite()).body.code).toBe('already_member');
  });

  it('is sent to one number at most five times an hour, by all places together', async () => {
    const places = [hospital, await makePlace(test, 'hospital')];
    for (let n = 0; n < 5; n++) expect((await invite({ phone }, places[n % 2])).status).toBe(201);
    expect((await invite()).body.code).toBe('slow_down');
  });

  it('counts as a text message, of which a network address can send twenty in ten minutes', async () => {
    const statuses: number[] = [];
    for (let n = 10; n < 31; n++) statuses.push((await invite({ phone: `${phone.slice(0, -2)}${n}` })).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
  });

  it('is refused when the server cannot send text messages, but an invitation by e-mail is not', async () => {
    const { sms } = test.platform;
    test.platform.sms = null;
    try {
      const { status, body } = await invite();
      expect([status, body.code]).toEqual([503, 'sms_unavailable']);
      expect((await invite({ email: 'keza-by-mail@example.test' })).status).toBe(201);
    } finally {
      test.platform.sms = sms;
    }
    expect(await membersOf()).toHaveLength(2);
  });

  it('is erased with the account of the person to whose number it was sent', async () => {
    const person = await makePatient(test, 'Keza Uwera');
    await confirmPhoneOf(person);
    await invited();
    const other = await insertInvitation(test, hospital, { email: 'somebody-else@example.test' });
    const at = test.platform.now();
    await transactAs(test.platform.db, { actor: null }, (trx) =>
      eraseAccount(trx, { id: person.id, known: false }, at),
    );
    expect(await query('select id from member_invitation where account_id = $1', [hospital.id])).toEqual([
      { id: other },
    ]);
  });
});

describe('a person who was invited by phone', () => {
  it('joins with a new login by the link and a code, and can sign in by codes later', async () => {
    const token = await invited();
    expect((await read(token)).body.data).toMatchObject({ email: null, phone, known: false });
    const phone_code = await codeFor(test, phone);
    const { status, body } = await accept(token, { phone_code });
    expect([status, body.data]).toMatchObject([
      200,
      [{ hospital: { id: hospital.id, role: 'reception', email: null, member: { name: 'Keza' } } }],
    ]);
    const { token: session } = body.data[0].hospital;
    expect((await test.call('GET', '/hospital/profile', { token: session })).status).toBe(200);
    expect(
      await query('select email, phone_proved_at is not null as proved from login where phone = $1', [phone]),
    ).toEqual([{ email: null, proved: true }]);
    expect(await membersOf()).toMatchObject([{}, { name: 'Keza', phone, status: 'ACTIVE' }]);
    const again = await test.call('POST', '/login', { body: { phone, phone_code } });
    expect(again.body.code, 'the code is used up').toBe('phone_code_ended');
    const later = await test.call('POST', '/login', { body: { phone, phone_code: await codeFor(test, phone) } });
    expect(later.body.data).toMatchObject([{ hospital: { id: hospital.id, role: 'reception' } }]);
  });

  it('gets one more account in their login when they have confirmed the number before', async () => {
    const person = await makePatient(test, 'Keza Uwera');
    await setPassword(test, person, memberPassword);
    await confirmPhoneOf(person);
    await query('update login set email_proved_at = null where id = $1', [person.id]);
    const token = await invited();
    expect((await read(token)).body.data.known).toBe(true);
    const { body } = await accept(token, { phone_code: await codeFor(test, phone) });
    expect(body.data).toMatchObject([{ patient: { id: person.id } }, { hospital: { id: hospital.id } }]);
    expect(await query('select id from login where phone = $1', [phone])).toEqual([{ id: person.id }]);
    const { token: session } = body.data[0].patient;
    const asked = await test.call('POST', '/second_factor', { token: session, body: {} });
    expect(asked.body.code, 'a code is no password').toBe('password_required');
    // the code does not confirm their e-mail address
    expect(await query('select email_proved_at from login where id = $1', [person.id])).toEqual([
      { email_proved_at: null },
    ]);
  });

  it('gets a login of their own when somebody else has only typed the number', async () => {
    const other = await makePatient(test, 'Somebody Else');
    await query('update login set phone = $1 where id = $2', [phone, other.id]);
    const token = await invited();
    expect((await read(token)).body.data.known).toBe(false);
    const { body } = await accept(token, { phone_code: await codeFor(test, phone) });
    expect(body.data).toHaveLength(1);
    expect(body.data[0].hospital.id).toBe(hospital.id);
  });

  it.each([
    ['without a code', {}, 'validation_failed'],
    ['with a password alone', { password: 'a long password 1' }, 'validation_failed'],
    ['with another code', {}, 'phone_code_wrong'],
  ])('cannot join %s, and can use the link again afterwards', async (_name, body, code) => {
    const token = await invited();
    const right = await codeFor(test, phone);
    const entered = code === 'phone_code_wrong' ? { phone_code: wrongFor(right) } : body;
    const reply = await accept(token, entered);
    expect([reply.status, reply.body.code, Object.keys(reply.body.fields ?? {})]).toEqual([422, code, ['phone_code']]);
    expect(await query('select from membership where account_id = $1', [hospital.id])).toHaveLength(1);
    expect((await accept(token, { phone_code: right })).status).toBe(200);
  });

  it('cannot join with a code that was sent to another number', async () => {
    const token = await invited();
    await codeFor(test, phone);
    const other = `${phone.slice(0, -1)}${(Number(phone.at(-1)) + 1) % 10}`;
    const { body } = await accept(token, { phone_code: await codeFor(test, other) });
    expect(body.code).toBe('phone_code_wrong');
  });

  it('can use the link only once, even in two simultaneous calls or with a newer code', async () => {
    const token = await invited();
    const phone_code = await codeFor(test, phone);
    const replies = await Promise.all([accept(token, { phone_code }), accept(token, { phone_code })]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect((await accept(token, { phone_code: await codeFor(test, phone) })).body.code).toBe('link_expired');
    expect(await query('select from membership where account_id = $1', [hospital.id])).toHaveLength(2);
    expect(await query('select from login where phone = $1', [phone])).toHaveLength(1);
  });

  it('cannot use the link after seven days, or after the invitation was withdrawn', async () => {
    const { body } = await invite();
    const token = await linkTo(phone);
    const sent = test.clock.now;
    test.clock.now = new Date(sent.getTime() + 7 * dayMs);
    expect((await read(token)).body.code).toBe('link_expired');
    expect((await accept(token, { phone_code: await codeFor(test, phone) })).body.code).toBe('link_expired');
    test.clock.now = sent;
    expect((await read(token)).status).toBe(200);
    await test.call('DELETE', `/hospital/members/${body.data.id}`, { token: hospital.token });
    expect((await read(token)).body.code).toBe('link_expired');
  });
});

it('a second guardian who is invited by phone is listed with the number and can act for the child', async () => {
  const mother = await makePatient(test, 'Jeanne Mukamana');
  const child = await makeChild(test, mother);
  const body = { name: 'Eric Mugisha', phone, relation: 'Father' };
  const call = () => test.call('POST', '/patient/guardians', { token: child.token, body });
  expect((await call()).body.data).toMatchObject({ name: 'Eric Mugisha', email: null, phone, status: 'INVITED' });
  expect((await call()).status, 'replaces the first invitation').toBe(201);
  const { body: reply } = await accept(await linkTo(phone), { phone_code: await codeFor(test, phone) });
  const { token } = reply.data[0].patient;
  expect((await test.call('GET', '/patient/details', { token })).body.data).toMatchObject({ full_name: child.name });
  const { body: list } = await test.call('GET', '/patient/guardians', { token: child.token });
  expect(list.data).toMatchObject([
    { email: mother.email, phone: null },
    { email: null, phone, relation: 'Father', status: 'ACTIVE' },
  ]);
  expect((await call()).body.code).toBe('already_member');
});
