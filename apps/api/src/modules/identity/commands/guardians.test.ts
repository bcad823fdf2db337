import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '../../../platform/clock.ts';
import { actorOf } from '../../../platform/session.ts';
import { transactAs } from '../../../platform/transact-as.ts';
import { deliver } from '../../../testing/deliver.ts';
import { accept, mailedToken, memberPassword, someEmail } from '../../../testing/members.ts';
import { makeChild, makePatient, type Person, setPassword } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { endRepresentations } from '../jobs/end-representations.ts';

const start = new Date('2026-11-28T08:00:00Z');
let test: TestApp;
let mother: Person;
let child: Person;
let father: Person;
beforeAll(async () => {
  test = await startTestApp({ now: start });
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = start;
  mother = await makePatient(test, 'Jeanne Mukamana');
  child = await makeChild(test, mother);
  // `since` was set to the time of the database, but must be earlier than the clock of this test
  await test.platform.pool.query(`update membership set since = '2026-01-01' where account_id in ($1, $2)`, [
    mother.id,
    child.id,
  ]);
  father = await makePatient(test, 'Eric Mugisha');
  await setPassword(test, father, memberPassword);
});

type Row = Record<string, unknown> & { id: string };
const list = async (token: string) => (await test.call('GET', '/patient/guardians', { token })).body.data as Row[];
const invite = (token: string, body: Record<string, unknown>) =>
  test.call('POST', '/patient/guardians', { token, body: { name: 'Eric Mugisha', ...body } });
const end = (token: string, id: string) => test.call('DELETE', `/patient/guardians/${id}`, { token });
const read = (token: string) => test.call('GET', '/patient/details', { token });
const subjectsTo = async (email: string) => {
  await deliver(test);
  return test.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
};

/** Accepts the mailed invitation to this address; returns the token of a session for the record. */
async function join(email: string, record: { id: string }): Promise<string> {
  const { status, body } = await accept(test, await mailedToken(test, email));
  expect(status).toBe(200);
  return body.data.find((entry: Record<string, Person>) => entry.patient?.id === record.id).patient.token;
}
async function inviteFather(): Promise<{ token: string; id: string }> {
  await invite(child.token, { email: father.email, relation: 'Father' });
  const token = await join(father.email, child);
  return { token, id: (await list(child.token)).find(({ email }) => email === father.email)!.id };
}
async function giveRepresentative(until = '2026-12-27'): Promise<{ token: string; id: string }> {
  await invite(mother.token, { email: father.email, until });
  const token = await join(father.email, mother);
  return { token, id: (await list(mother.token)).find(({ email }) => email === father.email)!.id };
}

describe('a second guardian', () => {
  it('is invited by the first with the relation to the child, accepts with a password, and can then act for the child', async () => {
    const { status, body } = await invite(child.token, { email: father.email.toUpperCase(), relation: 'Father' });
    expect([status, body.data]).toMatchObject([
      201,
      { email: father.email, role: 'guardian', relation: 'Father', status: 'INVITED', until: null, may_end: true },
    ]);
    const token = await mailedToken(test, father.email);
    expect((await test.call('GET', `/invitations/${token}`)).body.data).toMatchObject({
      account_name: child.name,
      account_type: 'patient',
      role: 'guardian',
      relation: 'Father',
      inviter: 'Jeanne Mukamana',
      until: null,
      known: true,
    });
    expect((await accept(test, token, 'not the password')).body.code).toBe('wrong_password');
    const forChild = await join(father.email, child);
    expect((await read(forChild)).body.data).toMatchObject({ full_name: child.name, email: father.email });
    expect(await list(forChild)).toMatchObject([
      { name: 'Jeanne Mukamana', relation: 'Mother', status: 'ACTIVE', is_you: false, may_end: false },
      { name: 'Eric Mugisha', relation: 'Father', status: 'ACTIVE', is_you: true, may_end: true },
    ]);
    expect((await list(child.token)).map(({ may_end }) => may_end)).toEqual([true, true]);
    expect(await subjectsTo(mother.email)).toContain(`Somebody joined the record of ${child.name}`);
    const own = (await test.call('POST', '/login', { body: { email: father.email, password: memberPassword } })).body
      .data;
    expect(own.map((entry: Record<string, Person>) => entry.patient!.name)).toEqual(['Eric Mugisha', child.name]);
  });

  it('chooses a first password when they have no login', async () => {
    const email = someEmail();
    await invite(child.token, { email, relation: 'Grandparent' });
    expect((await read(await join(email, child))).body.data).toMatchObject({ full_name: child.name, email });
  });

  it.each([
    [{ until: '2026-12-27', relation: 'Father' }, 'until'],
    [{}, 'relation'],
  ])('cannot be invited with %j', async (body, field) => {
    const reply = await invite(child.token, { email: father.email, ...body });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([422, [field]]);
  });

  it('cannot be invited when they already act for the child', async () => {
    expect((await invite(child.token, { email: mother.email, relation: 'Mother' })).body.code).toBe('already_member');
  });

  it('can be removed by the guardian who invited them: they are signed out at once, both get a mail, and their invitations end', async () => {
    const eric = await inviteFather();
    const aunt = someEmail();
    expect((await invite(eric.token, { email: aunt, relation: 'Relative' })).status).toBe(201);
    const link = await mailedToken(test, aunt);
    expect((await end(child.token, eric.id)).status).toBe(200);
    expect((await read(eric.token)).status).toBe(401);
    expect((await test.call('GET', `/invitations/${link}`)).body.code).toBe('link_expired');
    expect(await list(child.token)).toHaveLength(1);
    expect(await subjectsTo(father.email)).toContain(`You no longer act for ${child.name}`);
    expect(await subjectsTo(mother.email)).toContain(`Somebody left the record of ${child.name}`);
    expect((await end(child.token, eric.id)).status).toBe(404);
  });

  it('can leave but cannot remove the first guardian, and the last guardian cannot leave', async () => {
    const eric = await inviteFather();
    const [first] = await list(eric.token);
    expect((await end(eric.token, first!.id)).body.code).toBe('not_permitted');
    expect((await end(eric.token, eric.id)).status).toBe(200);
    expect((await read(eric.token)).status).toBe(401);
    expect((await end(child.token, first!.id)).body.code).toBe('last_guardian');
    expect(await list(child.token)).toMatchObject([{ is_you: true, may_end: false }]);
  });

  it('cannot join by the link of an invitation that was withdrawn', async () => {
    const { body } = await invite(child.token, { email: father.email, relation: 'Father' });
    const link = await mailedToken(test, father.email);
    expect((await end(child.token, body.data.id)).status).toBe(200);
    expect((await accept(test, link)).body.code).toBe('link_expired');
  });

  it('cannot be invited when ten people act for the record or are invited to do so', async () => {
    for (let n = 0; n < 9; n++)
      expect((await invite(child.token, { email: someEmail(), relation: 'Relative' })).status).toBe(201);
    expect((await invite(child.token, { email: someEmail(), relation: 'Relative' })).status).toBe(409);
  });

  it('can be neither seen nor removed by somebody who acts for another child', async () => {
    const eric = await inviteFather();
    const other = await makeChild(test, await makePatient(test, 'Somebody Else'));
    expect((await end(other.token, eric.id)).status).toBe(404);
    expect(await list(other.token)).toHaveLength(1);
  });
});

describe('the representation of an adult', () => {
  it('lets the representative act for the adult, under the adult’s name, until the end of its last day', async () => {
    const { token } = await giveRepresentative('2026-12-27');
    expect((await read(token)).body.data).toMatchObject({ full_name: 'Jeanne Mukamana', email: father.email });
    expect(await list(mother.token)).toMatchObject([
      { name: 'Jeanne Mukamana', role: 'self', is_you: true, may_end: false },
      { name: 'Eric Mugisha', role: 'representative', until: '2026-12-27', may_end: true },
    ]);
    test.clock.now = new Date('2026-12-27T21:59:59Z');
    expect((await read(token)).status).toBe(200);
    test.clock.now = new Date('2026-12-27T22:00:00Z');
    expect((await read(token)).status).toBe(401);
  });

  it('is ended by a job after its last day, and both people get a mail', async () => {
    const { token } = await giveRepresentative('2026-12-27');
    await endRepresentations({}, test.platform);
    expect((await read(token)).status).toBe(200);
    test.clock.now = new Date('2026-12-27T22:00:00Z');
    await endRepresentations({}, test.platform);
    expect((await list(mother.token)).map(({ role }) => role)).toEqual(['self']);
    expect(await subjectsTo(father.email)).toContain('You no longer act for Jeanne Mukamana');
    expect(await subjectsTo(mother.email)).toContain('Somebody left the record of Jeanne Mukamana');
  });

  it('ends at once when the adult ends it, and a write that began before is refused', async () => {
    const { token, id } = await giveRepresentative();
    const actor = await actorOf(test.platform, token, start);
    expect((await end(mother.token, id)).status).toBe(200);
    expect((await read(token)).status).toBe(401);
    const write = transactAs(test.platform.db, { actor }, (trx) =>
      trx.updateTable('account').set({ name: 'Renamed' }).where('id', '=', mother.id).execute(),
    );
    await expect(write).rejects.toMatchObject({ code: 'signed_out' });
    expect((await read(mother.token)).body.data.full_name).toBe('Jeanne Mukamana');
  });

  it('does not allow a write that began before the end of its last day and finishes later', async () => {
    const { token, id } = await giveRepresentative();
    const actor = await actorOf(test.platform, token, start);
    await test.platform.pool.query(`update membership set ends_at = now() - interval '1 second' where id = $1`, [id]);
    await expect(transactAs(test.platform.db, { actor }, async () => {})).rejects.toMatchObject({ code: 'signed_out' });
  });

  it.each([undefined, '2026-11-27', '2027-11-30', '2026-02-30'])('is refused with the last day %s', async (until) => {
    const { status, body } = await invite(mother.token, { email: father.email, until });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['until']]);
  });

  it('cannot be accepted by its link after its last day', async () => {
    await invite(mother.token, { email: father.email, until: '2026-11-29' });
    const link = await mailedToken(test, father.email);
    test.clock.now = new Date(start.getTime() + 2 * dayMs);
    expect((await accept(test, link)).body.code).toBe('link_expired');
  });

  it('lets the representative leave, but not invite or remove others, request an erasure, or change the e-mail address or password', async () => {
    const { token, id } = await giveRepresentative();
    const [self] = await list(token);
    expect((await invite(token, { email: someEmail(), until: '2026-12-01' })).body.code).toBe('not_permitted');
    expect((await end(token, self!.id)).body.code).toBe('not_permitted');
    const erasure = { type: 'ERASURE', text: '', password: memberPassword };
    expect((await test.call('POST', '/patient/data_requests', { token, body: erasure })).body.code).toBe(
      'not_permitted',
    );
    const profile = { full_name: 'Jeanne Mukamana', email: 'other@example.rw', password: memberPassword };
    expect((await test.call('POST', '/patient/update_profile', { token, body: profile })).body.code).toBe(
      'not_permitted',
    );
    const password = {
      old_password: memberPassword,
      new_password: 'another one 12',
      confirm_password: 'another one 12',
    };
    expect((await test.call('POST', '/patient/change_password', { token, body: password })).body.code).toBe(
      'not_permitted',
    );
    expect((await end(token, id)).status).toBe(200);
    expect((await read(token)).status).toBe(401);
  });

  it('does not let the adult end their own membership', async () => {
    const [self] = await list(mother.token);
    expect((await end(mother.token, self!.id)).body.code).toBe('not_permitted');
  });
});
