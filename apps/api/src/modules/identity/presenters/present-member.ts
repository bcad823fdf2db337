import type { AccountMember } from '@ivuriro/contract/account-members';
import type { MemberRow } from '../queries/members.queries.ts';

export const presentMember = ({ since, last_seen_at, expires_at, ...row }: MemberRow): AccountMember => ({
  ...row,
  since: since.toISOString(),
  last_seen_at: last_seen_at?.toISOString() ?? null,
  expires_at: expires_at?.toISOString() ?? null,
});
