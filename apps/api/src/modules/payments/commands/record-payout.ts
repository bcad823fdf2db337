import type { Payout } from '@ivuriro/contract/payout-shapes';
import { problem } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import type { Actor } from '../../../platform/session.ts';
import { payoutSent } from '../events.ts';
import { readPayout } from '../queries/list-payouts.ts';
import { lockPayout } from '../queries/payouts.queries.ts';
import { concludePayout } from './conclude-payout.ts';

/** Records that an administrator sent, confirmed or failed a payout by hand, or refused one that waits for approval. */
export async function recordPayout(
  call: Call<
    Actor<'admin'>,
    { id: string },
    unknown,
    { status: 'SENT' | 'CONFIRMED' | 'FAILED'; reference?: string | undefined }
  >,
): Promise<Payout> {
  const { params, body, now, about } = call;
  await call.transact(async (trx) => {
    const { status, reference } = body;
    const payout = await lockPayout(trx, params.id);
    if (payout.gateway)
      throw problem('conflict', 'The gateway carries this payout. What becomes of it comes from there.');
    if (payout.needs_approval && !payout.approved_by && status !== 'FAILED') throw problem('second_administrator');
    if (payout.rests_until && status !== 'FAILED')
      throw problem('second_administrator', 'The account is new: wait, or have another administrator approve it.');
    about({ changes: { status: [payout.status, status] } });
    if (status !== 'SENT') return concludePayout(trx, payout.id, { status, reference }, now);
    const sent = await trx
      .updateTable('payout')
      .set({ status, ...(reference ? { reference } : {}) })
      .where('id', '=', payout.id)
      .where('status', 'in', ['REQUESTED', 'SENT'])
      .returning('id')
      .executeTakeFirst();
    if (!sent) throw problem('conflict');
    if (payout.status === 'REQUESTED') await emit(trx, payoutSent, { payout_id: payout.id });
  });
  return readPayout(call, params.id);
}
