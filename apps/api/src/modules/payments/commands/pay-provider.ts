import type { Kind } from '@ivuriro/contract/endpoint';
import type { Payout } from '@ivuriro/contract/payout-shapes';
import { problem } from '../../../platform/errors.ts';
import { type Call, Reply } from '../../../platform/http/call.ts';
import { pageOf, type Paging, windowOf } from '../../../platform/http/paging.ts';
import { emit } from '../../../platform/outbox.ts';
import type { Actor } from '../../../platform/session.ts';
import { refuseWithoutPassword } from '../../identity/index.ts';
import { payoutSent } from '../events.ts';
import { concludePayout, requestPayout } from './request-payout.ts';
import { findPayouts, lockPayout, payoutById } from '../queries/payouts.queries.ts';
import { presentPayouts } from '../presenters/present-payouts.ts';
import { release } from '../jobs/send-payouts.ts';

type AdminCall<B = unknown, P = unknown, Q = unknown> = Call<Actor<'admin'>, P, Q, B>;
type OnePayoutCall<B> = AdminCall<B, { id: string }>;
const kindOf = (type: Payout['payable_type']) => type.toLowerCase() as Kind;

/** An administrator pays a provider: the payout is sent at once, unless a second administrator has to approve it. */
export async function payOut(
  call: AdminCall<
    Pick<Payout, 'payable_id' | 'payable_type' | 'amount_paid' | 'type'> & { password?: string | undefined }
  >,
): Promise<Payout | Reply<Payout>> {
  const { actor, body, platform, now, idempotencyKey } = call;
  await refuseWithoutPassword(call, body.password);
  const payout = await call.transact(async (trx) => {
    const order = {
      providerId: body.payable_id,
      kind: kindOf(body.payable_type),
      amount: body.amount_paid,
      type: body.type,
      requestedBy: actor.id,
      idempotencyKey,
    };
    const payout = await requestPayout(trx, order, now);
    if (!payout.needs_approval && !payout.rests_until && !payout.gateway && payout.status === 'REQUESTED')
      await release(trx, platform, payout);
    return payout;
  });
  const shown = await one(call, payout.id);
  const sentence = shown.needs_approval
    ? 'The payout waits for another administrator'
    : shown.rests_until && 'The payout waits: the account is new';
  return sentence ? new Reply(shown, 201, sentence) : shown;
}

export async function listPayouts(
  call: AdminCall<
    unknown,
    unknown,
    Paging & {
      payable_id?: string | undefined;
      payable_type?: Payout['payable_type'] | undefined;
      status?: string | undefined;
    }
  >,
) {
  const { db, query } = call;
  const { payable_id: providerId, payable_type: type, status } = query;
  const filter = { providerId, status, kind: type && kindOf(type) };
  const { total, rows } = await findPayouts(db, filter, windowOf(query));
  return pageOf(call, query, total, await presentPayouts(db, rows));
}

/** The second administrator approves; the database also refuses the one who requested it. */
export async function approvePayout(call: OnePayoutCall<{ password?: string | undefined }>): Promise<Payout> {
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
  return one(call, params.id);
}

/** Records what an administrator did by hand about a payout, or that they refuse one that waits for approval. */
export async function recordPayout(
  call: OnePayoutCall<{ status: 'SENT' | 'CONFIRMED' | 'FAILED'; reference?: string | undefined }>,
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
  return one(call, params.id);
}

async function one({ db }: Pick<Call, 'db'>, id: string): Promise<Payout> {
  const [shown] = await presentPayouts(db, [await payoutById(db, id)]);
  return shown!;
}
