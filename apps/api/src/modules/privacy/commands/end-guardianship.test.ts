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

/** A second guardian, with the token that acts for the child. */
async function makeFather() {
  const father = await makePatient(test, 'Eric Mugisha');
  const membership = await joinAsGuardian(test, father, child.id);
  return { ...father, forChild: await signIn(test.platform.db, child.id, test.platform.now(), membership) };
}

describe('the end of a guardianship', () => {
  it('a child that was added by mistake is erased, and nobody acts for it any more', async () => {
    const { status, body } = await remove();
    expect([status, body.message]).toEqual([200, 'The child was removed.']);
    expect(await account(child)).toEqual({ name: 'Former patient', deleted: true });
    expect((await read(child.token)).status).toBe(401);
    expect(await signsIn()).toEqual(['Jeanne Mukamana']);
    expect((await remove()).status).toBe(404);
  });

  it('the only guardian of a child with an appointment stays, and is told what to do', async () => {
    await makeAppointment(test, { doctor: await makeDoctor(test), patient: child, status: 'COMPLETED' });
    const { status, body } = await remove();
    expect([status, body.code]).toEqual([409, 'last_guardian']);
    expect(body.message).toContain('It is kept.');
    expect((await read(child.token)).status).toBe(200);
  });

  it('one of two guardians leaves; the other one goes on, and the record stays', async () => {
    await makeAppointment(test, { doctor: await makeDoctor(test), patient: child });
    const father = await makeFather();
    expect((await remove()).status).toBe(200);
    expect((await read(child.token)).status).toBe(401);
    expect((await read(father.forChild)).body.data).toMatchObject({ full_name: child.name, email: father.email });
    expect(await account(child)).toEqual({ name: child.name, deleted: false });
    expect((await remove(father)).body.code).toBe('last_guardian');
  });

  it('of two guardians who leave at the same moment one stays', async () => {
    await makeAppointment(test, { doctor: await makeDoctor(test), patient: child });
    const father = await makeFather();
    const replies = await Promise.all([remove(), remove(father)]);
    expect(replies.map(({ body }) => body.code ?? 'done').toSorted()).toEqual(['done', 'last_guardian']);
  });

  it('who acts for the child does not end the guardianship from there, nor does another patient', async () => {
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
  it('the guardian downloads the data of the child, with who its guardians are', async () => {
    const { data } = (await test.call('GET', '/patient/my_data', { token: child.token })).body;
    const { pathname, search } = new URL(data.json);
    const copy = JSON.parse((await test.app.inject({ method: 'GET', url: pathname + search })).body);
    expect(copy.profile).toEqual([expect.objectContaining({ name: child.name, email: mother.email })]);
    expect(copy.people).toEqual([expect.objectContaining({ role: 'guardian', relation: 'Mother' })]);
  });

  it('the guardian downloads with their own data for which children they act', async () => {
    const { data } = (await test.call('GET', '/patient/my_data', { token: mother.token })).body;
    const { pathname, search } = new URL(data.json);
    const copy = JSON.parse((await test.app.inject({ method: 'GET', url: pathname + search })).body);
    expect(copy.acts_for).toEqual([expect.objectContaining({ name: child.name, relation: 'Mother', until: null })]);
  });

  it('the erasure of a child, which the guardian asks for with their password, leaves the guardian’s login', async () => {
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

  it('the erasure of a guardian leaves the child, for whom they still sign in', async () => {
    const { kept } = await test.platform.db
      .transaction()
      .execute((trx) => erase(trx, 'patient', { id: mother.id, by: mother.id }, test.platform.now()));
    expect(kept.join()).toContain('you sign in with them for a child');
    expect(await signsIn()).toEqual([child.name]);
  });
});
