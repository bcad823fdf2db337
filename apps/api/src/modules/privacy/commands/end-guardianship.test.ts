import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actorOf } from '../../../platform/session.ts';
import { transactAs } from '../../../platform/transact-as.ts';
import { makeAppointment } from '../../../testing/appointments.ts';
import {
  joinAsGuardian,
  makeAdmin,
  makeChild,
  makeDoctor,
  makePatient,
  type Person,
  setPassword,
  signIn,
} from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { erase } from './erase-account.ts';

const password = 'tea hills at dawn';
let test: TestApp;
let mother: Person;
let child: Person;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  mother = await makePatient(test, 'Jeanne Mukamana');
  await setPassword(test, mother, password);
  child = await makeChild(test, mother);
});

const remove = (guardian = mother, { id } = child) =>
  test.call('DELETE', `/patient/dependants/${id}`, { token: guardian.token });
const read = (token: string) => test.call('GET', '/patient/details', { token });
const query = async <T>(text: string, values: unknown[] = []) =>
  (await test.platform.pool.query(text, values)).rows as T[];
const account = async ({ id }: Person) =>
  (
    await query<{ name: string; deleted: boolean }>(
      'select name, deleted_at is not null as deleted from account where id = $1',
      [id],
    )
  )[0];
const signsIn = async () =>
  (await test.call('POST', '/login', { body: { email: mother.email, password } })).body.data.map(
    (entry: Record<string, Person>) => entry.patient!.name,
  );

/** Makes a second guardian. Returns the person with a token that acts for the child. */
async function makeFather() {
  const father = await makePatient(test, 'Eric Mugisha');
  const membership = await joinAsGuardian(test, father, child.id);
  return { ...father, forChild: await signIn(test.platform.db, child.id, test.platform.now(), membership) };
}

describe('the end of a guardianship', () => {
  it('a child that was added by mistake is erased when its only guardian leaves', async () => {
    const { status, body } = await remove();
    expect([status, body.message]).toEqual([200, 'The child was removed.']);
    expect(await account(child)).toEqual({ name: 'Former patient', deleted: true });
    expect((await read(child.token)).status).toBe(401);
    expect(await signsIn()).toEqual(['Jeanne Mukamana']);
    expect((await remove()).status).toBe(404);
  });

  it('the only guardian of a child with an appointment cannot leave, and the answer says that the record is kept', async () => {
    await makeAppointment(test, { doctor: await makeDoctor(test), patient: child, status: 'COMPLETED' });
    const { status, body } = await remove();
    expect([status, body.code]).toEqual([409, 'last_guardian']);
    expect(body.message).toContain('It is kept.');
    expect((await read(child.token)).status).toBe(200);
  });

  it('one of two guardians can leave; the other one can still act for the child, whose record stays', async () => {
    await makeAppointment(test, { doctor: await makeDoctor(test), patient: child });
    const father = await makeFather();
    expect((await remove()).status).toBe(200);
    expect((await read(child.token)).status).toBe(401);
    expect((await read(father.forChild)).body.data).toMatchObject({ full_name: child.name, email: father.email });
    expect(await account(child)).toEqual({ name: child.name, deleted: false });
    expect((await remove(father)).body.code).toBe('last_guardian');
  });

  it('of two guardians who leave at the same moment only one can leave', async () => {
    await makeAppointment(test, { doctor: await makeDoctor(test), patient: child });
    const father = await makeFather();
    const replies = await Promise.all([remove(), remove(father)]);
    expect(replies.map(({ body }) => body.code ?? 'done').toSorted()).toEqual(['done', 'last_guardian']);
  });

  it('neither another patient nor somebody who is signed in to the child’s record can end it', async () => {
    for (const token of [child.token, (await makePatient(test)).token])
      expect((await test.call('DELETE', `/patient/dependants/${child.id}`, { token })).status).toBe(404);
    expect((await read(child.token)).status).toBe(200);
  });

  it('a write for the child that began before the guardianship ended is refused', async () => {
    const father = await makeFather();
    const actor = await actorOf(test.platform, child.token, test.platform.now());
    await remove();
    const write = transactAs(test.platform.db, { actor }, (trx) =>
      trx.updateTable('account').set({ name: 'Renamed' }).where('id', '=', child.id).execute(),
    );
    await expect(write).rejects.toMatchObject({ code: 'signed_out' });
    expect((await read(father.forChild)).body.data.full_name).toBe(child.name);
  });
});

describe('data of a child', () => {
  it('the guardian can download the data of the child, including who its guardians are', async () => {
    const { data } = (await test.call('GET', '/patient/my_data', { token: child.token })).body;
    const { pathname, search } = new URL(data.json);
    const copy = JSON.parse((await test.app.inject({ method: 'GET', url: pathname + search })).body);
    expect(copy.profile).toEqual([expect.objectContaining({ name: child.name, email: mother.email })]);
    expect(copy.people).toEqual([expect.objectContaining({ role: 'guardian', relation: 'Mother' })]);
  });

  it('the guardian can download their own data, including for which children they act', async () => {
    const { data } = (await test.call('GET', '/patient/my_data', { token: mother.token })).body;
    const { pathname, search } = new URL(data.json);
    const copy = JSON.parse((await test.app.inject({ method: 'GET', url: pathname + search })).body);
    expect(copy.acts_for).toEqual([expect.objectContaining({ name: child.name, relation: 'Mother', until: null })]);
  });

  it('the erasure of a child, which the guardian requests with their password, does not change the guardian’s login', async () => {
    const body = { type: 'ERASURE', text: '', password };
    const asked = await test.call('POST', '/patient/data_requests', { token: child.token, body });
    expect(asked.status).toBe(201);
    const admin = await makeAdmin(test);
    await test.platform.db
      .transaction()
      .execute((trx) => erase(trx, 'patient', { id: child.id, by: admin.id }, test.platform.now()));
    expect((await account(child))!.deleted).toBe(true);
    expect((await read(child.token)).status).toBe(401);
    expect(await signsIn()).toEqual(['Jeanne Mukamana']);
  });

  it('the erasure of a guardian’s own record keeps that of the child, to which they can still sign in', async () => {
    const { kept } = await test.platform.db
      .transaction()
      .execute((trx) => erase(trx, 'patient', { id: mother.id, by: mother.id }, test.platform.now()));
    expect(kept.join()).toContain('you sign in with them for a child');
    expect(await signsIn()).toEqual([child.name]);
  });
});
