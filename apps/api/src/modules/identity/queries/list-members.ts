import type { accountMembers } from '@ivuriro/contract/account-members';
import type { OwnedCallOf } from '../../../platform/http/call.ts';
import { pageOf, windowOf } from '../../../platform/http/paging.ts';
import { presentMember } from '../presenters/present-member.ts';
import { pageOfMembers } from './members.queries.ts';

/** One page of the people who act for a provider and of the people who are invited to do so. */
export async function listMembers(call: OwnedCallOf<typeof accountMembers.endpoints.list>) {
  const { db, owner, query } = call;
  const { rows, total } = await pageOfMembers(db, owner.id, windowOf(query));
  return pageOf(call, query, total, rows.map(presentMember));
}
