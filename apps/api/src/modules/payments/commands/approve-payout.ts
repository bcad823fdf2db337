import type { Payout } from '@ivuriro/contract/payout-shapes';
import { problem } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Actor } from '../../../platform/session.ts';
import { refuseWithoutPassword } from '../../identity/index.ts';
import { release } from '../jobs/send-payouts.ts';
import { readPayout } from '../queries/list-payouts.ts';
import { payoutById } from '../queries/payouts.queries.ts';

/** A second administrator approves a payout. The database too refuses the administrator who requested it. */
export async function approvePayout(
  call: Call<Actor<'admin'>, { id: string }, unknown, { password?: string | undefined }>,
): Promise<Payout> {
  const { actor, params, platform, now } = call;
  await refuseWithoutPassword(call, call.body.password);
  await call.transact(async (trx) => {
    const approved = await trx
      .updateTable('payout')
      .set({ approved_by: actor.id, approved_at: now, rests_until: null })
      .where('id', '=', params.id)
      .where((on) => on.or([on('needs_approval', '=', true), on('rests_until', 'is not', null)]))
      .where('approved_by', 'is', null)
      .where('status', '=', 'REQUESTED')
      .where('requested_by', '<>', actor.id)
      .returning('id')
      .executeTakeFirst();
    const payout = await payoutById(trx, params.id);
    if (approved) return release(trx, platform, payout);
    throw problem(payout.requested_by === actor.id ? 'second_administrator' : 'conflict');
  });
  return readPayout(call, params.id);
}
