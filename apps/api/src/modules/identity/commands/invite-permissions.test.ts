import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MemberRole } from '@ivuriro/contract/member-roles';
import { insertInvitation, invite, makeMemberWithLogin, membersOf, someEmail } from '../../../testing/members.ts';
import { makeAdmin, makeDoctor, makePlace, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let hospital: Person;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  hospital = await makePlace(test, 'hospital');
});

describe('who may invite whom', () => {
  it.each([
    ['owner', 'owner', 201],
    ['manager', 'reception', 201],
    ['manager', 'manager', 201],
    ['manager', 'owner', 403],
    ['reception', 'nurse', 403],
    ['nurse', 'nurse', 403],
  ] as [MemberRole, MemberRole, number][])(
    'a member with the role %s who invites somebody for the role %s gets status %s',
    async (role, invited, status) => {
      const member = await makeMemberWithLogin(test, hospital, role);
      expect((await invite(test, member, { email: someEmail(), role: invited })).status).toBe(status);
      expect((await membersOf(test, hospital)).total).toBe(status === 201 ? 3 : 2);
    },
  );

  it('a manager cannot replace an invitation for the role owner by one for another role', async () => {
    const email = someEmail();
    await invite(test, hospital, { email, role: 'owner' });
    const manager = await makeMemberWithLogin(test, hospital, 'manager');
    expect((await invite(test, manager, { email, role: 'nurse' })).status).toBe(403);
  });

  it('an administrator can invite an owner for a hospital', async () => {
    const { token } = await makeAdmin(test);
    const body = { name: 'Keza Uwera', email: someEmail(), role: 'owner' };
    const query = { hospital_id: hospital.id };
    expect((await test.call('POST', '/admin/hospital/members', { token, query, body })).status).toBe(201);
    const { body: listed } = await test.call('GET', '/admin/hospital/members', { token, query });
    expect(listed.data.data).toMatchObject([{ role: 'owner' }, { role: 'owner', status: 'INVITED' }]);
  });

  it.each([
    ['hospital', 'pharmacist'],
    ['laboratory', 'nurse'],
    ['pharmacy', 'technician'],
    ['doctor', 'manager'],
    ['hospital', 'self'],
    ['hospital', 'administrator'],
  ] as const)(
    'an owner of a %s account cannot invite anybody for the role %s, which it does not have',
    async (kind, role) => {
      const owner = await (kind === 'doctor' ? makeDoctor(test) : makePlace(test, kind));
      const { status, body } = await invite(test, owner, { email: someEmail(), role }, kind);
      expect([status, body.code]).toEqual([422, 'validation_failed']);
      expect(body.fields?.role).toContain('has no such role');
    },
  );

  it('the members of one hospital cannot be read or changed by another hospital', async () => {
    const other = await makePlace(test, 'hospital');
    const nurse = await makeMemberWithLogin(test, hospital, 'nurse');
    const invitation = await insertInvitation(test, hospital, { email: someEmail() });
    expect((await membersOf(test, other)).total).toBe(1);
    for (const id of [nurse.membershipId, invitation]) {
      const body = { role: 'manager' };
      expect((await test.call('PUT', `/hospital/members/${id}`, { token: other.token, body })).status).toBe(404);
      expect((await test.call('DELETE', `/hospital/members/${id}`, { token: other.token })).status).toBe(404);
    }
  });
});
