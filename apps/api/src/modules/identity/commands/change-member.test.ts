import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MemberRole } from '@ivuriro/contract/member-roles';
import { actorOf } from '../../../platform/session.ts';
import { transactAs } from '../../../platform/transact-as.ts';
import { deliver } from '../../../testing/deliver.ts';
import { accept, invite, mailedToken, makeMemberWithLogin, type Member } from '../../../testing/members.ts';
import { makeAdmin, makePlace, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let hospital: Person;
/** The id of the membership of the hospital's first owner. */
let first: string;
const closed: string[] = [];
beforeAll(async () => {
  test = await startTestApp();
  test.platform.realtime.disconnect = (id) => void closed.push(id);
});
afterAll(() => test.close());
beforeEach(async () => {
  hospital = await makePlace(test, 'hospital', { name: 'Kabutare Hospital' });
  first = (await query<{ id: string }>('select id from membership where account_id = $1', [hospital.id]))[0]!.id;
  await deliver(test);
  test.mails.length = 0;
});

const query = async <T>(text: string, values: unknown[] = []) =>
  (await test.platform.pool.query(text, values)).rows as T[];
const change = ({ token }: { token: string }, id: string, role: MemberRole, name?: string) =>
  test.call('PUT', `/hospital/members/${id}`, { token, body: { role, ...(name ? { name } : {}) } });
const remove = ({ token }: { token: string }, id: string) => test.call('DELETE', `/hospital/members/${id}`, { token });
const owners = () =>
  query('select from membership where account_id = $1 and role = $2 and until is null', [hospital.id, 'owner']);
const opens = ({ token }: { token: string }) => test.call('GET', '/sessions', { token });
async function mailed() {
  await deliver(test);
  return test.mails.map(({ to, subject }) => `${to}: ${subject}`).toSorted();
}

it('a changed role applies to the next call of the member, and the audit log contains the old and the new role', async () => {
  const member = await makeMemberWithLogin(test, hospital, 'reception');
  const { status, body } = await change(hospital, member.membershipId, 'manager', 'Keza Uwera');
  expect([status, body.data]).toMatchObject([200, { role: 'manager', name: 'Keza Uwera', status: 'ACTIVE' }]);
  expect((await invite(test, member, { email: 'by-keza@example.test', role: 'nurse' })).status).toBe(201);
  const lines = await query('select changes from audit where action = $1 and object_id = $2', [
    'member.changed',
    member.membershipId,
  ]);
  expect(lines).toEqual([{ changes: { role: ['reception', 'manager'] } }]);
});

describe('who may change whom', () => {
  it.each([
    ['manager', 'reception', 'nurse', 200],
    ['manager', 'reception', 'owner', 403],
    ['manager', 'owner', 'nurse', 403],
    ['owner', 'owner', 'nurse', 200],
    ['owner', 'manager', 'owner', 200],
    ['nurse', 'reception', 'nurse', 403],
  ] as [MemberRole, MemberRole, MemberRole, number][])(
    'a member with the role %s who changes the role of another member from %s to %s gets status %s',
    async (role, before, after, status) => {
      const [member, other] = [
        await makeMemberWithLogin(test, hospital, role),
        await makeMemberWithLogin(test, hospital, before),
      ];
      expect((await change(member, other.membershipId, after)).status).toBe(status);
      const rows = await query('select role from membership where id = $1', [other.membershipId]);
      expect(rows).toEqual([{ role: status === 200 ? after : before }]);
    },
  );

  it('a manager can change or remove neither themselves nor an owner', async () => {
    const manager = await makeMemberWithLogin(test, hospital, 'manager');
    expect((await change(manager, manager.membershipId, 'nurse')).body.code).toBe('not_permitted');
    expect((await remove(manager, manager.membershipId)).body.code).toBe('not_permitted');
    expect((await remove(manager, first)).body.code).toBe('not_permitted');
    expect(await owners()).toHaveLength(1);
  });

  it('the only owner can change their name, and stays the owner', async () => {
    const { body } = await change(hospital, first, 'owner', 'Jeanne Mukamana');
    expect(body.data).toMatchObject({ name: 'Jeanne Mukamana', role: 'owner' });
  });
});

describe('the last owner', () => {
  it('can neither be removed nor get another role', async () => {
    const admin = await makeAdmin(test);
    expect((await remove(hospital, first)).body.code).toBe('last_owner');
    expect((await change(hospital, first, 'manager')).body.code).toBe('last_owner');
    const byAdmin = await test.call('DELETE', `/admin/hospital/members/${first}`, { token: admin.token });
    expect([byAdmin.status, byAdmin.body.code]).toEqual([409, 'last_owner']);
    expect(await owners()).toHaveLength(1);
  });

  it('can leave once there is another owner', async () => {
    const second = await makeMemberWithLogin(test, hospital, 'owner');
    expect((await remove(hospital, first)).status).toBe(200);
    expect((await opens(hospital)).status).toBe(401);
    expect((await remove(second, second.membershipId)).body.code).toBe('last_owner');
  });

  it('remains when two owners remove each other at the same moment, in each of twenty rounds', async () => {
    const codes: unknown[] = [];
    for (let round = 0; round < 20; round++) {
      hospital = await makePlace(test, 'hospital');
      const [opened] = await query<{ id: string }>('select id from membership where account_id = $1', [hospital.id]);
      const second = await makeMemberWithLogin(test, hospital, 'owner');
      const replies = await Promise.all([remove(hospital, second.membershipId), remove(second, opened!.id)]);
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
      expect(await owners()).toHaveLength(1);
      codes.push(...replies.map(({ body }) => body.code));
    }
    expect(new Set(codes)).toEqual(new Set([undefined, 'signed_out']));
  });

  it('remains when two owners give up the role at the same moment, in each of twenty rounds', async () => {
    for (let round = 0; round < 20; round++) {
      hospital = await makePlace(test, 'hospital');
      const [opened] = await query<{ id: string }>('select id from membership where account_id = $1', [hospital.id]);
      const second = await makeMemberWithLogin(test, hospital, 'owner');
      const replies = await Promise.all([
        change(hospital, opened!.id, 'manager'),
        change(second, second.membershipId, 'manager'),
      ]);
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(await owners()).toHaveLength(1);
    }
  });
});

describe('a removed member', () => {
  let member: Member;
  beforeEach(async () => {
    member = await makeMemberWithLogin(test, hospital, 'reception', 'Keza Uwera');
    closed.length = 0;
  });

  it('is signed out at once, loses all sockets, and cannot open the hospital by signing in again', async () => {
    const sessions = await query<{ id: string }>('select id from session where membership_id = $1', [
      member.membershipId,
    ]);
    expect((await remove(hospital, member.membershipId)).status).toBe(200);
    expect((await opens(member)).status).toBe(401);
    expect(closed).toEqual(sessions.map(({ id }) => id));
    expect((await opens(hospital)).status).toBe(200);
    const { email } = member;
    const { body } = await test.call('POST', '/login', { body: { email, password: 'a long password 1' } });
    expect(body.data.map((one: object) => Object.keys(one)[0])).toEqual(['patient']);
    const { body: listed } = await test.call('GET', '/hospital/members', { token: hospital.token });
    expect(listed.data.total).toBe(1);
    expect(await mailed()).toEqual([`${email}: You no longer act for Kabutare Hospital`]);
  });

  it('cannot write with a call that began before the removal', async () => {
    const actor = await actorOf(test.platform, member.token, test.platform.now());
    await remove(hospital, member.membershipId);
    const write = transactAs(test.platform.db, { actor }, (trx) =>
      trx.updateTable('account').set({ name: 'Renamed' }).where('id', '=', hospital.id).execute(),
    );
    await expect(write).rejects.toMatchObject({ code: 'signed_out' });
    const [account] = await query<{ name: string }>('select name from account where id = $1', [hospital.id]);
    expect(account).toEqual({ name: 'Kabutare Hospital' });
  });

  it('can be invited again and become a member again', async () => {
    await remove(hospital, member.membershipId);
    expect((await invite(test, hospital, { email: member.email, role: 'nurse' })).status).toBe(201);
    const { body } = await accept(test, await mailedToken(test, member.email));
    expect(body.data.at(-1)).toMatchObject({ hospital: { role: 'nurse' } });
  });

  it('cannot come back by an invitation that they sent themselves', async () => {
    const owner = await makeMemberWithLogin(test, hospital, 'owner');
    await invite(test, owner, { email: 'second-mailbox@example.test', role: 'owner' });
    const token = await mailedToken(test, 'second-mailbox@example.test');
    await remove(hospital, owner.membershipId);
    expect((await accept(test, token)).body.code).toBe('link_expired');
  });
});

it('when an owner becomes a manager, the invitations of owners that they sent are withdrawn, and their other invitations stay open', async () => {
  const owner = await makeMemberWithLogin(test, hospital, 'owner');
  await invite(test, owner, { email: 'an-owner@example.test', role: 'owner' });
  await invite(test, owner, { email: 'a-nurse@example.test', role: 'nurse' });
  await change(hospital, owner.membershipId, 'manager');
  const { body } = await test.call('GET', '/hospital/members', { token: hospital.token });
  expect(body.data.data.filter((one: { status: string }) => one.status === 'INVITED')).toMatchObject([
    { email: 'a-nurse@example.test' },
  ]);
});

describe('mails to the owners', () => {
  it('every owner and the member get a mail when the member becomes an owner, and when the member ceases to be one', async () => {
    const member = await makeMemberWithLogin(test, hospital, 'manager');
    await change(hospital, member.membershipId, 'owner');
    expect(await mailed()).toEqual(
      [hospital.email, member.email].map((to) => `${to}: Kabutare Hospital has another owner`).toSorted(),
    );
    test.mails.length = 0;
    await change(hospital, member.membershipId, 'nurse');
    expect(await mailed()).toEqual(
      [hospital.email, member.email].map((to) => `${to}: Kabutare Hospital has an owner less`).toSorted(),
    );
  });

  it('when an owner is removed, the removed owner and those who stay get a mail at the address of their login', async () => {
    const [second, third] = [
      await makeMemberWithLogin(test, hospital, 'owner'),
      await makeMemberWithLogin(test, hospital, 'owner'),
    ];
    await remove(second, third.membershipId);
    expect(await mailed()).toEqual(
      [
        `${hospital.email}: Kabutare Hospital has an owner less`,
        `${second.email}: Kabutare Hospital has an owner less`,
        `${third.email}: Kabutare Hospital has an owner less`,
        `${third.email}: You no longer act for Kabutare Hospital`,
      ].toSorted(),
    );
  });

  it('no mail is sent when a role other than owner is changed to another such role', async () => {
    const member = await makeMemberWithLogin(test, hospital, 'nurse');
    await change(hospital, member.membershipId, 'cashier');
    expect(await mailed()).toEqual([]);
  });
});
