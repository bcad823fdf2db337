import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliver } from '../../../testing/deliver.ts';
import { makeMemberWithLogin, type Member } from '../../../testing/members.ts';
import { joinAsGuardian, makeChild, makePatient, makePlace, type Person, signIn } from '../../../testing/people.ts';
import { somePhone, textsTo } from '../../../testing/phone-codes.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let hospital: Person;
let phone: string;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  hospital = await makePlace(test, 'hospital', { name: 'Kabutare Hospital' });
  phone = somePhone();
});

const query = async <T>(text: string, values: unknown[] = []) =>
  (await test.platform.pool.query(text, values)).rows as T[];
/** Removes the e-mail address of a person and confirms the number, with which they sign in from then on. */
const withPhoneOnly = ({ id }: Person) =>
  query('update login set email = null, phone = $1, phone_proved_at = now() where id = $2', [phone, id]);
const remove = ({ membershipId }: Member) =>
  test.call('DELETE', `/hospital/members/${membershipId}`, { token: hospital.token });
const makeOwner = ({ membershipId }: Member) =>
  test.call('PUT', `/hospital/members/${membershipId}`, { token: hospital.token, body: { role: 'owner' } });
const textsSent = async () => (await textsTo(test, phone)).map(({ text }) => text);

describe('a member without an e-mail address', () => {
  it('gets a text message about their removal, and no mail', async () => {
    const nurse = await makeMemberWithLogin(test, hospital, 'nurse');
    await withPhoneOnly(nurse);
    await deliver(test);
    test.mails.length = 0;
    expect((await remove(nurse)).status).toBe(200);
    expect(await textsSent()).toEqual([
      'Ivuriro: You no longer act for Kabutare Hospital. If you think that this is a mistake, ask an owner there.',
    ]);
    expect(test.mails).toEqual([]);
  });

  it('gets one text message about a new owner, while the owners with an e-mail address get a mail', async () => {
    const second = await makeMemberWithLogin(test, hospital, 'owner');
    await withPhoneOnly(second);
    const third = await makeMemberWithLogin(test, hospital, 'manager');
    expect((await makeOwner(third)).status).toBe(200);
    expect(await textsSent()).toEqual([
      'Ivuriro: Kabutare Hospital has another owner. If you did not expect this, write to us at once.',
    ]);
    expect(test.mails.map(({ to }) => to)).toEqual(expect.arrayContaining([hospital.email, third.email]));
  });

  it('gets a text message of at most two parts, however long the names are', async () => {
    const second = await makeMemberWithLogin(test, hospital, 'owner');
    await withPhoneOnly(second);
    await query('update account set name = $2 where id = $1', [hospital.id, 'K'.repeat(120)]);
    await makeOwner(await makeMemberWithLogin(test, hospital, 'manager', 'U'.repeat(120)));
    expect(await textsTo(test, phone)).toMatchObject([{ parts: 2 }]);
  });

  it('gets no text message at a number that somebody else has confirmed since', async () => {
    const nurse = await makeMemberWithLogin(test, hospital, 'nurse');
    await withPhoneOnly(nurse);
    await query('update login set phone_proved_at = null where id = $1', [nurse.id]);
    await withPhoneOnly(await makePatient(test));
    expect((await remove(nurse)).status).toBe(200);
    expect(await textsSent()).toEqual([]);
  });
});

it('a guardian without an e-mail address gets a text message when another guardian leaves the record', async () => {
  const mother = await makePatient(test, 'Jeanne Mukamana');
  const father = await makePatient(test, 'Eric Mugisha');
  const child = await makeChild(test, mother, 'Keza Uwase');
  const membership = await joinAsGuardian(test, father, child.id);
  await withPhoneOnly(mother);
  const token = await signIn(test.platform.db, child.id, test.platform.now(), membership);
  expect((await test.call('DELETE', `/patient/guardians/${membership}`, { token })).status).toBe(200);
  expect(await textsSent()).toEqual([
    'Ivuriro: Somebody left the record of Keza Uwase. If you did not expect this, write to us at once.',
  ]);
});
