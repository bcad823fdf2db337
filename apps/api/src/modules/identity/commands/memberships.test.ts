import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { actorOf } from '../../../platform/session.ts';
import { transactAs } from '../../../platform/transact-as.ts';
import { makeAccount, makePatient, makePlace, type Person, setPassword } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { closeAccount } from './close-account.ts';

let test: TestApp;
let hospital: Person;
let jeanne: Person;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  hospital = await makePlace(test, 'hospital', { name: 'Kabutare Hospital' });
  jeanne = await makePatient(test, 'Jeanne Mukamana');
  await setPassword(test, jeanne, 'a long password 1');
});

const query = async <T>(text: string, values: unknown[] = []) =>
  (await test.platform.pool.query(text, values)).rows as T[];

/** Makes the owner of the account `person` a member of the place, in this role. */
const join = (place: Person, person: Person, role: string) =>
  query('insert into membership (id, login_id, account_id, role) values ($1, $2, $3, $4)', [
    newId(),
    person.id,
    place.id,
    role,
  ]);

/** The type, name and token of each account to which the person signs in. */
async function signIn({ email }: Person) {
  const { body } = await test.call('POST', '/login', { body: { email, password: 'a long password 1' } });
  return (body.data as Record<string, Person>[]).flatMap((entry) =>
    Object.entries(entry).map(([type, { name, token }]) => ({ type, name, token })),
  );
}

/** Makes Jeanne a member of the hospital in this role. Returns the token with which she acts for it. */
async function joinHospital(role: string): Promise<string> {
  await join(hospital, jeanne, role);
  return (await signIn(jeanne)).find(({ type }) => type === 'hospital')!.token;
}

const members = (account: Person) =>
  query<{ role: string; login_id: string; ended: boolean }>(
    'select role, login_id, until is not null as ended from membership where account_id = $1 order by since, id',
    [account.id],
  );

it('the first member of each account is the person for whom it was opened, as its owner, its patient or its administrator', async () => {
  const admin = await makeAccount(test, 'admin', 'Diane');
  expect(await members(hospital)).toEqual([{ role: 'owner', login_id: hospital.id, ended: false }]);
  expect(await members(jeanne)).toEqual([{ role: 'self', login_id: jeanne.id, ended: false }]);
  expect(await members(admin)).toEqual([{ role: 'administrator', login_id: admin.id, ended: false }]);
});

it('a person who is a member of a hospital signs in to the hospital and to their own account, each with its token', async () => {
  await join(hospital, jeanne, 'reception');
  const entries = await signIn(jeanne);
  expect(entries).toMatchObject([
    { type: 'patient', name: 'Jeanne Mukamana' },
    { type: 'hospital', name: 'Kabutare Hospital' },
  ]);
  const { body } = await test.call('GET', '/sessions', { token: entries[1]!.token });
  // the list has only the person's own session for the hospital, not those of its owner
  expect(body.data).toEqual([expect.objectContaining({ current: true })]);
});

it('the token of a removed member opens nothing', async () => {
  const token = await joinHospital('reception');
  expect((await test.call('GET', '/sessions', { token })).status).toBe(200);
  await query('update membership set until = now() where account_id = $1 and role = $2', [hospital.id, 'reception']);
  expect((await test.call('GET', '/sessions', { token })).status).toBe(401);
  expect((await signIn(jeanne)).map(({ type }) => type)).toEqual(['patient']);
});

it.each([
  ["role = 'nurse'", 'not_permitted'],
  ['until = now()', 'signed_out'],
])(
  'a write is refused when the membership changed (%s) after the authorization check, with the error %s',
  async (change, code) => {
    const token = await joinHospital('reception');
    const actor = await actorOf(test.platform, token, test.platform.now());
    await query(`update membership set ${change} where account_id = $1 and role = 'reception'`, [hospital.id]);
    const write = transactAs(test.platform.db, { actor }, (trx) =>
      trx.updateTable('account').set({ name: 'Renamed' }).where('id', '=', hospital.id).execute(),
    );
    await expect(write).rejects.toMatchObject({ code });
    expect(await query('select name from account where id = $1', [hospital.id])).toEqual([
      { name: 'Kabutare Hospital' },
    ]);
  },
);

it('a member cannot end the session of another member of the same hospital', async () => {
  const token = await joinHospital('reception');
  const [owner] = await query<{ id: string }>(
    'select s.id from session s join membership m on m.id = s.membership_id where m.login_id = $1',
    [hospital.id],
  );
  expect((await test.call('DELETE', `/sessions/${owner!.id}`, { token })).status).toBe(404);
  expect((await test.call('GET', '/sessions', { token: hospital.token })).status).toBe(200);
});

it('the memberships of an account end when it is closed', async () => {
  await join(hospital, jeanne, 'reception');
  await transactAs(test.platform.db, { actor: null }, (trx) => closeAccount(trx, hospital.id, test.platform.now()));
  expect((await members(hospital)).map(({ ended }) => ended)).toEqual([true, true]);
});

it('the audit log contains the member who acted, and the role that they had then', async () => {
  const token = await joinHospital('reception');
  await test.call('DELETE', '/sessions', { token });
  const lines = await query(
    `select audit.role, m.login_id from audit join membership m on m.id = audit.membership_id
      where audit.account_id = $1 and m.login_id = $2`,
    [hospital.id, jeanne.id],
  );
  expect(lines).toEqual([{ role: 'reception', login_id: jeanne.id }]);
});

it('mails about a hospital are for its first owner; when that one has left, for the next owner, even after the account is closed', async () => {
  await join(hospital, jeanne, 'owner');
  const contact = () =>
    query<{ email: string }>('select email from account_contact where account_id = $1', [hospital.id]);
  expect(await contact()).toEqual([{ email: hospital.email }]);
  await query('update membership set until = now() where account_id = $1 and login_id = $1', [hospital.id]);
  expect(await contact()).toEqual([{ email: jeanne.email }]);
  const later = new Date(test.platform.now().getTime() + 86_400_000);
  await transactAs(test.platform.db, { actor: null }, (trx) => closeAccount(trx, hospital.id, later));
  expect(await contact()).toEqual([{ email: jeanne.email }]);
});
