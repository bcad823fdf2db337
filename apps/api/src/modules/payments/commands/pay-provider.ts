import type { Payout } from '@ivuriro/contract/payout-shapes';
import { type Call, Reply } from '../../../platform/http/call.ts';
import type { Actor } from '../../../platform/session.ts';
import { refuseWithoutPassword } from '../../identity/index.ts';
import { requestPayout } from './request-payout.ts';
import { release } from '../jobs/send-payouts.ts';
import { kindOf, readPayout } from '../queries/list-payouts.ts';

/**
 * An administrator pays a provider. The payout goes to the gateway at once, unless a second administrator has to
 * approve it or the provider's payout account was changed less than a day ago. An administrator pays by hand when no
 * account is stored or the gateway cannot send to the account.
 */
export async function payOut(
  call: Call<
    Actor<'admin'>,
    unknown,
    unknown,
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
  const shown = await readPayout(call, payout.id);
  const sentence = shown.needs_approval
    ? 'The payout waits for another administrator'
    : shown.rests_until && 'The payout waits: the account is new';
  return sentence ? new Reply(shown, 201, sentence) : shown;
}
