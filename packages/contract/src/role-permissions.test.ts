import { expect, it } from 'vitest';
import { roles } from './endpoint.ts';
import { memberRoles, rolesOf } from './member-roles.ts';
import { permissions } from './permissions.ts';
import { isPermitted, permissionsOf } from './role-permissions.ts';

it('each kind of account has its own roles, and the first of them is the role of the person who opened the account', () => {
  expect(Object.fromEntries(roles.map((type) => [type, rolesOf[type]]))).toEqual({
    patient: ['self', 'guardian', 'representative'],
    doctor: ['owner', 'reception'],
    hospital: ['owner', 'manager', 'reception', 'nurse', 'cashier'],
    laboratory: ['owner', 'manager', 'reception', 'cashier', 'technician', 'validator'],
    pharmacy: ['owner', 'manager', 'reception', 'cashier', 'pharmacist', 'assistant'],
    admin: ['administrator', 'finance', 'content', 'support'],
  });
});

it('no role of an account has a permission that the first role of this account lacks', () => {
  for (const type of roles) {
    const most = permissionsOf(type, rolesOf[type][0]!);
    for (const role of rolesOf[type])
      expect(most, `${role} of a ${type}`).toEqual(expect.arrayContaining(permissionsOf(type, role)));
  }
});

it('a role that a kind of account does not have gives no permissions for this account', () => {
  for (const type of roles)
    for (const role of memberRoles.filter((one) => !rolesOf[type].includes(one))) {
      expect(permissionsOf(type, role), `${role} of a ${type}`).toEqual([]);
      expect(isPermitted(type, role, 'profile.read')).toBe(false);
    }
});

it('each permission is listed once, and some role has it', () => {
  expect(new Set(permissions).size).toBe(permissions.length);
  const had = roles.flatMap((type) => permissionsOf(type, rolesOf[type][0]!));
  expect(permissions.filter((one) => !had.includes(one))).toEqual([]);
});
