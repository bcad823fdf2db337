import type { recordClaims } from '@ivuriro/contract/record-claims';
import { dayOf } from '../../../platform/clock.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { claimableBy } from './record-claims.queries.ts';

/** The records that the caller may claim; none when they act for somebody else. */
export async function listClaimable({ db, actor }: CallOf<typeof recordClaims.list>) {
  const rows = await claimableBy(db, actor.membershipId);
  return rows.map(({ id, place, made_at }) => ({ id, place, made_on: dayOf(made_at) }));
}
