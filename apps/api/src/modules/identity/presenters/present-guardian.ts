import type { Guardian } from '@ivuriro/contract/guardians';
import type { Actor } from '../../../platform/session.ts';
import { lastDayOf } from '../domain/last-day.ts';
import type { GuardianRow } from '../queries/guardians.queries.ts';

export function presentGuardian(
  { since, ends_at, expires_at, invited_by, ...row }: GuardianRow,
  { membershipId }: Pick<Actor, 'membershipId'>,
): Guardian {
  const isYou = row.id === membershipId;
  return {
    ...row,
    since: since.toISOString(),
    until: lastDayOf(ends_at),
    expires_at: expires_at?.toISOString() ?? null,
    is_you: isYou,
    may_end: mayEnd({ id: row.id, role: row.role, invited_by }, membershipId),
  };
}

/**
 * Whether the member `membershipId` may end this membership or invitation. Members may end those to which they sent the
 * invitation, and their own membership in another person's record.
 */
export const mayEnd = (
  { id, role, invited_by }: Pick<GuardianRow, 'id' | 'role' | 'invited_by'>,
  membershipId: string,
): boolean => (id === membershipId ? role !== 'self' : invited_by === membershipId);
