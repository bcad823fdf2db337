import { isKind, needsPermission, roles } from '@ivuriro/contract/endpoint';
import { permissions } from '@ivuriro/contract/permissions';
import { rolesOf } from '@ivuriro/contract/member-roles';
import { isPermitted, permissionsOf } from '@ivuriro/contract/role-permissions';
import { expect, it } from 'vitest';
import { modules, routes } from './app.ts';

/**
 * Permissions that no endpoint and no socket event requires: `files.read` only decides whether a reply about an
 * appointment contains its consultation file.
 */
const ofFields = ['files.read'];
const events = modules.flatMap((module) => module.sockets?.events ?? []).map(({ declared }) => declared);
/** The permissions that the endpoints and socket events for this type of account require. */
const askedOf = (type: (typeof roles)[number]) => [
  ...routes.filter(({ who }) => who === type || who === 'any').map(({ endpoint }) => endpoint.permission),
  ...events.filter(({ who }) => who.includes(type)).map(({ permission }) => permission),
];

/** The only endpoints for patients that require a permission, which representatives of an adult do not have. */
const notOfRepresentatives = [
  'POST /patient/dependants/{id}/handover',
  'POST /patient/guardians',
  'POST /patient/data_requests',
  'GET /patient/my_data',
];

it('each endpoint for providers and administrators declares a permission, and of those for patients only four do', () => {
  for (const { method, path, who, endpoint } of routes) {
    const at = `${method} ${path}`;
    expect([at, endpoint.permission !== undefined]).toEqual([
      at,
      needsPermission(who) || notOfRepresentatives.includes(at),
    ]);
  }
});

it('each permission, except files.read, is required by an endpoint or a socket event', () => {
  const asked = roles.flatMap(askedOf);
  expect(permissions.filter((one) => !asked.includes(one))).toEqual(ofFields);
});

it('each permission of a member role, except files.read, is required by a call for its type of account', () => {
  for (const type of roles) {
    const asked = askedOf(type);
    const idle = rolesOf[type].flatMap((role) => permissionsOf(type, role).filter((one) => !asked.includes(one)));
    expect([type, idle.filter((one) => !ofFields.includes(one))]).toEqual([type, []]);
  }
});

/** The permissions for shared computers. Accounts of patients and administrators have no shared computers. */
const ofComputers = ['computers.manage', 'computers.use'];

it('the member who opened an account may make every call for its type of account', () => {
  for (const type of roles) {
    const [first] = rolesOf[type];
    const missing = askedOf(type).filter((one) => one && one !== 'any' && !isPermitted(type, first!, one));
    expect([type, [...new Set(missing)]]).toEqual([type, isKind(type) ? [] : ofComputers]);
  }
});
