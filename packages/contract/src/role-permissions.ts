import type { Role } from './endpoint.ts';
import type { MemberRole, RoleOf } from './member-roles.ts';
import type { Permission } from './permissions.ts';

const ownerOnly = ['payout.manage', 'data.manage'] as const;
const management = [
  'members.manage',
  'computers.manage',
  'computers.use',
  'profile.read',
  'profile.edit',
  'pictures.edit',
  'team.manage',
  'messages.use',
  'reviews.answer',
  'wallet.read',
] as const;
const desk = ['computers.use', 'profile.read', 'messages.use'] as const;
const cash = ['cash.take', 'cash.read'] as const;
const cashier = ['computers.use', 'profile.read', 'wallet.read', ...cash] as const;
const appointments = ['agenda.read', 'agenda.book'] as const;
const patients = ['patients.read', 'patients.manage'] as const;
const shop = ['computers.use', 'profile.read', 'orders.work', 'offerings.manage'] as const;
/** The permissions for those parts of a provider's work in which the administration can help. */
const help = [
  'profile.read',
  'profile.edit',
  'pictures.edit',
  'team.manage',
  ...appointments,
  'calendar.edit',
  'messages.use',
  'providers.moderate',
  'reviews.moderate',
  'analytics.read',
] as const;
const texts = ['catalogue.manage', 'content.manage', 'pictures.edit', 'analytics.read'] as const;
const money = ['wallet.read', 'money.manage', 'analytics.read'] as const;
/**
 * Patients have no team. They have `team.manage` only because existing API clients read their list of invitations,
 * which is always empty.
 */
const record = ['messages.use', 'pictures.edit', 'meetings.join', 'team.manage'] as const;
const ownRecord = [...record, 'data.manage', 'members.manage'] as const;

/**
 * The permissions of each role, for each account type. Most endpoints that are only for patients need no permission:
 * everybody who acts for a patient's record may call them. A representative may neither invite people nor request the
 * erasure of the record.
 */
const table = {
  patient: { self: ownRecord, guardian: ownRecord, representative: record },
  doctor: {
    owner: [
      ...management,
      ...ownerOnly,
      ...appointments,
      ...patients,
      ...cash,
      'queue.work',
      'calendar.edit',
      'files.read',
      'files.write',
      'meetings.join',
    ],
    reception: [...desk, ...appointments, ...patients, ...cash, 'queue.work'],
  },
  hospital: {
    owner: [...management, ...ownerOnly, ...appointments, ...patients, ...cash, 'queue.work', 'calendar.edit'],
    manager: [...management, ...appointments, ...patients, ...cash, 'queue.work', 'calendar.edit'],
    reception: [...desk, ...appointments, ...patients, ...cash, 'queue.work'],
    nurse: [...desk, 'agenda.read', 'patients.read', 'queue.work'],
    cashier,
  },
  laboratory: {
    owner: [...management, ...ownerOnly, ...shop, ...cash, 'results.release'],
    manager: [...management, ...shop, ...cash, 'results.release'],
    reception: [...desk, ...cash, 'orders.work'],
    cashier,
    technician: shop,
    // releasing a result sends a message; with `messages.use` a validator can read the messages that were sent
    validator: [...shop, 'results.release', 'messages.use'],
  },
  pharmacy: {
    owner: [...management, ...ownerOnly, ...shop, ...cash, 'drugs.dispense'],
    manager: [...management, ...shop, ...cash, 'drugs.dispense'],
    reception: [...desk, ...cash, 'orders.work'],
    cashier,
    pharmacist: [...shop, 'drugs.dispense'],
    assistant: shop,
  },
  admin: {
    administrator: [
      ...help,
      ...texts,
      ...money,
      'providers.delete',
      'imports.run',
      'settings.manage',
      'administrators.manage',
      'members.manage',
      'privacy.manage',
      'audit.read',
      'data.manage',
    ],
    finance: money,
    content: texts,
    support: help,
  },
} satisfies { [T in Role]: Record<RoleOf<T>, readonly Permission[]> };

export const rolePermissions: Record<Role, Partial<Record<MemberRole, readonly Permission[]>>> = table;

/** The permissions of a member; empty when this account type has no such role. */
export const permissionsOf = (type: Role, role: MemberRole): Permission[] => [...new Set(rolePermissions[type][role])];

export const isPermitted = (type: Role, role: MemberRole, permission: Permission): boolean =>
  rolePermissions[type][role]?.includes(permission) ?? false;
