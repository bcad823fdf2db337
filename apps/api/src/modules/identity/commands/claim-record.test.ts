import { mostChildren } from '@ivuriro/contract/dependants';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAppointment } from '../../../testing/appointments.ts';
import { joinAccount } from '../../../testing/members.ts';
import { makeChild, makeDoctor, makePatient, makePlace, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let clinic: Person;
let mother: Person;
let phone = '';
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  phone = `+2507888${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}`;
  clinic = await makePlace(test, 'hospital', { name: 'Kabutare Hospital' });
  mother = await makePatient(test, 'Jeanne Mukamana');
  await confirm(mother, phone);
});

const query = async <T>(text: string, values: unknown[] = []) =>
  (await test.platform.pool.query(text, values)).rows as T[];
const confirm = ({ id }: { id: string }, number: string) =>
  query('update login set phone = $2, phone_proved_at = now() where id = $1', [id, number]);
/** Makes a record at the desk of the clinic; returns its id. */
async function record(more: Record<string, unknown> = {}): Promise<string> {
  const body = { full_name: 'Keza Uwase', phone, birth_date: keza, ...more };
  const made = await test.call('POST', '/hospital/patients', { token: clinic.token, body });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.data.id;
}
const keza = `${new Date().getFullYear() - 6}-03-04`;
const list = async (token = mother.token) => (await test.call('GET', '/patient/claimable', { token })).body.data;
const claim = (id: string, birth_date = keza, more: Record<string, unknown> = {}, token = mother.token) =>
  test.call('POST', '/patient/claim', { token, body: { id, birth_date, ...more } });
const atDesk = async (id: string) =>
  (await test.call('GET', `/hospital/patients/${id}`, { token: clinic.token })).body.data;

describe('the records that a person may claim', () => {
  it('are those with their confirmed phone number and a birth date or year, and are listed with only the place and the day', async () => {
    const id = await record();
    const byYear = await record({ full_name: 'Alphonse Habimana', birth_date: '1980' });
    await record({ full_name: 'Beata Uwera', birth_date: '' });
    await record({ full_name: 'Somebody Else', phone: '0733 111 222' });
    const made_on = new Date(Date.now() + 2 * 3_600_000).toISOString().slice(0, 10);
    const at = { place: 'Kabutare Hospital', made_on };
    expect(await list()).toEqual([
      { id, ...at },
      { id: byYear, ...at },
    ]);
  });

  it('are hidden from a person without a confirmed phone number, and from anybody who acts for somebody else', async () => {
    const id = await record();
    const representative = await joinAccount(test, mother, await makePatient(test), 'representative');
    const child = await makeChild(test, mother);
    for (const { token } of [representative, child]) {
      expect(await list(token)).toEqual([]);
      expect((await claim(id, keza, {}, token)).status).toBe(404);
    }
    await query('update login set phone_proved_at = null where id = $1', [mother.id]);
    expect(await list()).toEqual([]);
    expect((await claim(id)).body.code).toBe('not_found');
  });
});

describe('the birth date of a record', () => {
  const wrong = '1999-01-01';

  it('is counted when it is wrong, although the call fails; the third wrong date ends the claim for good', async () => {
    const id = await record();
    const says: unknown[] = [];
    for (let n = 0; n < 3; n++) {
      const { status, body } = await claim(id, wrong);
      says.push([status, body.code, body.fields?.['birth_date']]);
    }
    expect(says).toEqual([
      [422, 'birth_date_wrong', 'This is not the birth date of the record. 2 tries are left.'],
      [422, 'birth_date_wrong', 'This is not the birth date of the record. One try is left.'],
      [422, 'claim_ended', 'This is not the birth date of the record. Ask at the desk of Kabutare Hospital.'],
    ]);
    expect(await list()).toEqual([]);
    expect((await claim(id)).status).toBe(404);
    expect(await atDesk(id)).toMatchObject({ has_login: false, claimed_at: null });
    expect((await atDesk(id)).claim_ended_at).toBe(test.clock.now.toISOString());
  });

  it('is counted only three times when ten wrong dates come at the same moment, and then the right date finds no record', async () => {
    const id = await record();
    await Promise.all(Array.from({ length: 10 }, () => claim(id, wrong)));
    expect(await query('select claim_tries from desk_record where account_id = $1', [id])).toEqual([
      { claim_tries: 3 },
    ]);
    expect((await claim(id)).status).toBe(404);
  });

  it('must be entered as a full date, of which only the year must be right when the desk knew only the year', async () => {
    const year = keza.slice(0, 4);
    const id = await record({ birth_date: year });
    expect((await claim(id, year)).body.fields).toMatchObject({
      birth_date: 'Enter the birth date as YYYY-MM-DD.',
    });
    expect((await claim(id, '2001-03-04')).body.code).toBe('birth_date_wrong');
    expect((await claim(id)).status).toBe(200);
    expect((await atDesk(id)).birth_date).toBe(keza);
  });
});

describe('the record of a child', () => {
  it('gets the person who claims it as guardian, who agrees to the terms and the privacy policy and can act for the child at once', async () => {
    const id = await record({ gender: 'Female' });
    const { status, body } = await claim(id, keza, { relation: 'Mother' });
    expect(status).toBe(200);
    expect(body.data.patient).toMatchObject({ id, full_name: 'Keza Uwase' });
    const { token, role } = body.data.child.patient;
    expect(role).toBe('guardian');
    const details = await test.call('GET', '/patient/details', { token });
    expect(details.body.data).toMatchObject({ id, birth_date: keza, gender: 'Female' });
    expect((await test.call('GET', '/consents/due', { token })).body.data).toEqual([]);
    const agreed = await query('select key from consent where account_id = $1 order by key', [id]);
    expect(agreed).toEqual([{ key: 'policy' }, { key: 'term' }]);
    const children = (await test.call('GET', '/patient/dependants', { token: mother.token })).body.data;
    expect(children).toMatchObject([{ id, full_name: 'Keza Uwase', relation: 'Mother' }]);
    expect(await list()).toEqual([]);
  });

  it('is shown as claimed at the desk that made it, and names the guardian in its access log', async () => {
    const id = await record();
    const { token } = (await claim(id)).body.data.child.patient;
    expect(await atDesk(id)).toMatchObject({ has_login: true, claim_ended_at: null });
    expect((await atDesk(id)).claimed_at).toBe(test.clock.now.toISOString());
    const log = (await test.call('GET', '/patient/access_log', { token })).body.data.data;
    expect(log).toContainEqual(expect.objectContaining({ name: 'Jeanne Mukamana', action: 'record.claimed' }));
  });

  it('is claimed by only one of two simultaneous calls', async () => {
    const id = await record();
    const replies = await Promise.all([claim(id), claim(id)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await query('select id from membership where account_id = $1', [id])).toHaveLength(1);
  });

  it('cannot be claimed by a guardian who has the largest allowed number of children, but stays in the list of claimable records', async () => {
    for (let n = 0; n < mostChildren; n++) await makeChild(test, mother);
    const id = await record();
    expect((await claim(id)).status).toBe(409);
    expect(await list()).toHaveLength(1);
  });
});

describe('the record of an adult', () => {
  const alphonse = { full_name: 'Alphonse Habimana', birth_date: '1992-03-04' };

  it('is merged, with its appointments, into the person’s own record, and is shown as claimed at the desk that made it', async () => {
    const id = await record(alphonse);
    const appointment = await makeAppointment(test, { doctor: await makeDoctor(test), patient: { ...mother, id } });
    const { status, body } = await claim(id, alphonse.birth_date);
    expect([status, body.message]).toEqual([200, 'The record was claimed.']);
    expect(body.data).toMatchObject({ patient: { id: mother.id, full_name: 'Jeanne Mukamana' }, child: null });
    const own = (await test.call('GET', '/patient/appointments', { token: mother.token })).body.data;
    expect(own.data).toMatchObject([{ id: appointment.id }]);
    expect(await query('select merged_into from account where id = $1', [id])).toEqual([{ merged_into: mother.id }]);
    const now = test.clock.now.toISOString();
    expect(await atDesk(mother.id)).toMatchObject({ has_login: true, made_at: now, claimed_at: now });
    expect(await list()).toEqual([]);
    expect((await claim(id, alphonse.birth_date)).status).toBe(404);
  });

  it('is not merged when the person’s own record has another birth date, and this uses up no try', async () => {
    const id = await record({ ...alphonse, birth_date: '1980-05-12' });
    const { status, body } = await claim(id, '1980-05-12');
    const says =
      'Your own record has another birth date, so this may be somebody else’s. Ask at the desk of Kabutare Hospital.';
    expect([status, body.code, body.fields]).toEqual([422, 'birth_date_differs', { birth_date: says }]);
    expect(await list()).toHaveLength(1);
    expect(await query('select claim_tries from desk_record where account_id = $1', [id])).toEqual([
      { claim_tries: 0 },
    ]);
    expect(await query('select deleted_at from account where id = $1', [id])).toEqual([{ deleted_at: null }]);
  });

  it('gives the person’s own record the birth date that it lacks, even when the desk knew only the year', async () => {
    await query('update patient set birth_date = null where id = $1', [mother.id]);
    const id = await record({ ...alphonse, birth_date: '1980' });
    expect((await claim(id, '1980-05-12')).status).toBe(200);
    const own = (await test.call('GET', '/patient/details', { token: mother.token })).body.data;
    expect(own.birth_date).toBe('1980-05-12');
  });
});

it('a claim is refused when the person gives up the phone number while the claim waits', async () => {
  const id = await record();
  const client = await test.platform.pool.connect();
  try {
    await client.query('begin');
    await client.query('update login set phone = null, phone_proved_at = null where id = $1', [mother.id]);
    const claiming = claim(id);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await client.query('commit');
    expect((await claiming).status).toBe(404);
  } finally {
    client.release();
  }
  expect(await query('select id from membership where account_id = $1', [id])).toEqual([]);
});
