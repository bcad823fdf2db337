import type { Payout } from '@ivuriro/contract/payout-shapes';
import { problem } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Actor } from '../../../platform/session.ts';
import { isSamePerson, refuseWithoutPassword } from '../../identity/index.ts';
import { release } from '../jobs/send-payouts.ts';
import { readPayout } from '../queries/list-payouts.ts';
import { payoutById } from '../queries/payouts.queries.ts';

/**
 * A second administrator approves a payout. The approver must be another person than the requester, not only another
 * account of the same person. The database too refuses an approval by the account that requested the payout.
 */
export async function approvePayout(
  call: Call<Actor<'admin'>, { id: string }, unknown, { password?: string | undefined }>,
): Promise<Payout> {
  const { actor, params, platform, now } = call;
  await refuseWithoutPassword(call, call.body.password);
  await call.transact(async (trx) => {
    const { requested_by: requestedBy } = await payoutById(trx, params.id);
    if (await isSamePerson(trx, requestedBy, actor.id)) throw problem('second_administrator');
    const approved = await trx
      .updateTable('payout')
      .set({ approved_by: actor.id, approved_at: now, rests_until: null })
      .where('id', '=', params.id)
      .where((on) => on.or([on('needs_approval', '=', true), on('rests_until', 'is not', null)]))
      .where('approved_by', 'is', null)
      .where('status', '=', 'REQUESTED')
      .returning('id')
      .executeTakeFirst();
    if (!approved) throw problem('conflict');
    return release(trx, platform, await payoutById(trx, params.id));
  });
  return readPayout(call, params.id);
}
