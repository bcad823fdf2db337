import { describe, expect, it } from 'vitest';
import { isOwn, mayChange, type Member, nameOf, rolesFor, stateOf } from './members.ts';
import { account } from '../../lib/session/session-fakes.ts';

const now = new Date('2026-11-20T08:00:00Z');
const member: Member = {
  id: 'm1',
  name: 'Keza Uwera',
  email: 'keza@example.test',
  phone: null,
  role: 'reception',
  status: 'ACTIVE',
  since: '2026-11-01T08:00:00Z',
  last_seen_at: null,
  expires_at: null,
};
const invited: Member = { ...member, status: 'INVITED', expires_at: '2026-11-21T08:00:00Z' };
const reader = (role: 'owner' | 'manager') => ({ ...account('hospital', 't'), role, member: { id: 'm9', name: null } });

describe('the actions in the list of members', () => {
  it('an owner can assign every role of the place, and a manager every role except owner', () => {
    expect(rolesFor('hospital', reader('owner'))).toContain('owner');
    expect(rolesFor('hospital', reader('manager'))).toEqual(['manager', 'reception', 'nurse', 'cashier']);
    expect(rolesFor('doctor', reader('owner'))).toEqual(['owner', 'reception']);
  });

  it('a manager can change neither owners nor themselves, and an owner can change everybody', () => {
    const owner = { ...member, role: 'owner' as const };
    const self = { ...member, id: 'm9' };
    expect([member, owner, self].map((one) => mayChange(one, reader('manager')))).toEqual([true, false, false]);
    expect([member, owner, self].map((one) => mayChange(one, reader('owner')))).toEqual([true, true, true]);
    expect(isOwn(self, reader('owner'))).toBe(true);
  });
});

it('an invitation whose link has expired is shown as expired', () => {
  expect([member, invited].map((one) => stateOf(one, now))).toEqual(['active', 'invited']);
  expect(stateOf(invited, new Date('2026-11-21T08:00:00Z'))).toBe('expired');
});

it('a person without a name is shown with their e-mail address', () => {
  expect([member, { ...member, name: null }].map(nameOf)).toEqual(['Keza Uwera', 'keza@example.test']);
});
