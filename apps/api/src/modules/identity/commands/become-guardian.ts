import type { accountEntry } from '@ivuriro/contract/account-shapes';
import { mostChildren, type Relation } from '@ivuriro/contract/dependants';
import type * as z from 'zod';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Actor } from '../../../platform/session.ts';
import { entryOf, signedIn } from '../presenters/present-account.ts';
import { type AccountRow, findLoginById } from '../queries/accounts.queries.ts';
import { childrenOf } from '../queries/dependants.queries.ts';
import { insertMembership } from '../queries/members.queries.ts';
import { type Agreement, agree } from './agree-to-texts.ts';
import { openSession } from './open-session.ts';

/**
 * 409 when the person has the largest allowed number of children. The number cannot change meanwhile if the transaction
 * has locked the person's own account.
 */
export async function refuseTooManyChildren(trx: Db, loginId: string): Promise<void> {
  if ((await childrenOf(trx, loginId)).length >= mostChildren)
    throw problem('conflict', `You have ${mostChildren} children here. Write to us to add another one.`);
}

/**
 * Makes the caller the guardian of a record that has none. The caller agrees to the terms of use and the privacy policy
 * for the child, and is signed in to its record.
 */
export async function becomeGuardian(
  trx: Db,
  { actor, about, device, now }: Pick<Call<Actor>, 'actor' | 'about' | 'device' | 'now'>,
  row: AccountRow,
  { relation, agreement }: { relation: Relation | null; agreement: Agreement },
): Promise<z.output<typeof accountEntry>> {
  const { loginId } = actor;
  const role = 'guardian' as const;
  // never undefined, because the record has no guardian yet
  const membership_id = (await insertMembership(trx, { accountId: row.id, loginId, role, relation, now }))!;
  const child = { ...row, membership_id, role, member_name: null };
  await agree(trx, child, agreement);
  about({ objectId: child.id, patientId: child.id });
  const token = await openSession(trx, child, device, now);
  return entryOf(await signedIn(trx, await findLoginById(trx, loginId), child, token));
}
