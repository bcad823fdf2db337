/**
 * The permissions of members. An endpoint for providers or administrators names the permission that it needs;
 * role-permissions.ts grants them to roles.
 */
export const permissions = [
  // permissions for the work of providers; an administrator who acts for a provider needs the same permissions
  'profile.read',
  'profile.edit',
  'pictures.edit',
  'team.manage',
  'members.manage',
  'computers.manage',
  'computers.use',
  'agenda.read',
  'agenda.book',
  'calendar.edit',
  'patients.read',
  'patients.manage',
  'queue.work',
  'files.read',
  'files.write',
  'meetings.join',
  'orders.work',
  'results.release',
  'drugs.dispense',
  'offerings.manage',
  'messages.use',
  'reviews.answer',
  'cash.take',
  'cash.read',
  'wallet.read',
  'payout.manage',
  'data.manage',
  // of the administration
  'analytics.read',
  'providers.moderate',
  'providers.delete',
  'imports.run',
  'catalogue.manage',
  'content.manage',
  'reviews.moderate',
  'money.manage',
  'settings.manage',
  'administrators.manage',
  'privacy.manage',
  'audit.read',
] as const;
export type Permission = (typeof permissions)[number];
