import { dayMs } from '../../../platform/clock.ts';
import { asSystem } from '../../../platform/db/actor-context.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { codeOf, problem } from '../../../platform/errors.ts';
import type { Actor } from '../../../platform/session.ts';
import { undoDays } from '@ivuriro/contract/patient-merges';
import { partyColumns } from '../ports.ts';
import { endMembership } from '../queries/members.queries.ts';
import {
  checkParties,
  deferParties,
  findMerge,
  lockRecords,
  markUndone,
  moveBack,
  reopenRecord,
} from '../queries/patient-merges.queries.ts';

/**
 * Undoes a merge within 30 days. The closed record is open again with its members, and gets back the moved rows that
 * still belong to the other record; rows that came after the merge stay there. 404 for an unknown merge, 409 when it
 * was undone already or either record was closed or merged since, 422 after 30 days. After the commit, the sockets of
 * the ended `sessions` must be closed.
 */
export const undoMerge = (
  trx: Db,
  { id, by, now }: { id: string; by: Pick<Actor, 'membershipId'>; now: Date },
): Promise<{ fromId: string; intoId: string; sessions: string[] }> =>
  asSystem(async () => {
    const { from_id: fromId, into_id: intoId } = await findMerge(trx, id);
    const [from, into] = await lockRecords(trx, fromId, intoId);
    const merge = await findMerge(trx, id);
    if (merge.undone_at) throw problem('conflict', 'This merge was undone already.');
    if (now.getTime() >= merge.merged_at.getTime() + undoDays * dayMs)
      throw problem('too_late', `A merge can be undone for ${undoDays} days.`);
    if (into.mergedInto) throw problem('conflict', `The record of ${into.name} was merged too. Undo that first.`);
    if (into.closed) throw problem('conflict', `The record of ${into.name} is closed.`);
    if (from.mergedInto !== intoId) throw problem('conflict');

    await reopenRecord(trx, fromId, merge.ended_members).catch(rethrowNewAccount);
    await deferParties(trx);
    for (const column of partyColumns.call()) {
      const keys = merge.moved[`${column.table}.${column.column}`];
      if (keys) await moveBack(trx, column, { from: intoId, to: fromId, keys });
    }
    await checkParties(trx);
    const sessions: string[] = [];
    for (const member of merge.new_members) sessions.push(...(await endMembership(trx, member, now)));
    await markUndone(trx, id, by.membershipId, now);
    return { fromId, intoId, sessions };
  });

/** Converts the error for a patient who has signed up again since the merge: a login has only one record of its own. */
function rethrowNewAccount(error: unknown): never {
  if (codeOf(error) === '23505') throw problem('conflict', 'The patient has signed up again since. Merge that record.');
  throw error;
}
