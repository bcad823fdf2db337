import type { PaymentInfo } from '@ivuriro/contract/wallets';
import type { Db } from '../../../platform/db/pool.ts';
import type { OwnedCall } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import { refuseWithoutFactor, refuseWithoutPassword } from '../../identity/index.ts';
import { payoutAccountChanged } from '../events.ts';
import { maskedAccount } from '../presenters/masked-account.ts';
import { lockWallet } from '../queries/payouts.queries.ts';
import { readPaymentInfo, columns } from '../queries/payment-info.queries.ts';

/**
 * Changes the account to which payouts go; only a person with a second factor may do that. A request that equals the
 * stored account changes nothing and needs no password.
 */
export async function changePaymentInfo(
  call: OwnedCall<unknown, unknown, PaymentInfo & { password?: string | undefined }>,
): Promise<PaymentInfo> {
  const { owner, db, now, about, transact } = call;
  const { password, ...info } = call.body;
  const before = await readPaymentInfo(db, owner.id);
  if (before && columns.every((column) => before[column] === info[column])) return transact(async () => before);
  await refuseWithoutPassword(call, password, { always: true });
  return transact(async (trx) => {
    await refuseWithoutFactor(trx, call.actor);
    about({ changes: { account: [before && maskedAccount(before), maskedAccount(info)] } });
    await emit(trx, payoutAccountChanged, { provider_id: owner.id });
    return setPaymentInfo(trx, owner.id, info, now);
  });
}

/**
 * Stores the account under the lock of the wallet, so that each payout goes entirely to the old account or entirely to
 * the new one.
 */
export async function setPaymentInfo(trx: Db, providerId: string, info: PaymentInfo, now: Date): Promise<PaymentInfo> {
  await lockWallet(trx, providerId);
  const changed = { ...info, updated_at: now, changed_at: now };
  const row = await trx
    .insertInto('payment_info')
    .values({ provider_id: providerId, ...changed })
    .onConflict((on) => on.column('provider_id').doUpdateSet(changed))
    .returning(columns)
    .executeTakeFirstOrThrow();
  return row as PaymentInfo;
}
