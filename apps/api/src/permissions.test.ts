import { isKind, needsPermission, roles } from '@ivuriro/contract/endpoint';
import { permissions } from '@ivuriro/contract/permissions';
import { rolesOf } from '@ivuriro/contract/member-roles';
import { isPermitted, permissionsOf } from '@ivuriro/contract/role-permissions';
import { expect, it } from 'vitest';
import { modules, routes } from './app.ts';

/** Permissions that no endpoint declares: `files.read` decides whether an appointment shows its consultation file. */
const ofFields = ['files.read'];
const events = modules.flatMap((module) => module.sockets?.events ?? []).map(({ declared }) => declared);
/** The permissions of the endpoints and events that this kind of account may call. */
const askedOf = (type: (typeof roles)[number]) => [
  ...routes.filter(({ who }) => who === type || who === 'any').map(({ endpoint }) => endpoint.permission),
  ...events.filter(({ who }) => who.includes(type)).map(({ permission }) => permission),
];

/** Calls that a representative may not make for an adult; every other call of patients needs no permission. */
const notOfRepresentatives = [
  'POST /patient/dependants/{id}/handover',
  'POST /patient/guardians',
  'POST /patient/data_requests',
  'GET /patient/my_data',
];

it('each call for providers and administrators names its permission, and four for patients do', () => {
  for (const { method, path, who, endpoint } of routes) {
    const at = `${method} ${path}`;
    expect([at, endpoint.permission !== undefined]).toEqual([
      at,
      needsPermission(who) || notOfRepresentatives.includes(at),
    ]);
  }
});

it('each permission is asked somewhere', () => {
  const asked = roles.flatMap(askedOf);
  expect(permissions.filter((one) => !asked.includes(one))).toEqual(ofFields);
});

it('a role has no permission that nothing asks of its kind of account', () => {
  for (const type of roles) {
    const asked = askedOf(type);
    const idle = rolesOf[type].flatMap((role) => permissionsOf(type, role).filter((one) => !asked.includes(one)));
    expect([type, idle.filter((one) => !ofFields.includes(one))]).toEqual([type, []]);
  }
});

/** The permissions for shared computers, which patients and administrators do not use. */
const ofComputers = ['computers.manage', 'computers.use'];

it('who opened an account may make every call of its kind', () => {
  for (const type of roles) {
    const [first] = rolesOf[type];
    const missing = askedOf(type).filter((one) => one && one !== 'any' && !isPermitted(type, first!, one));
    expect([type, [...new Set(missing)]]).toEqual([type, isKind(type) ? [] : ofComputers]);
  }
});
