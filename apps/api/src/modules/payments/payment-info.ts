import type { PaymentInfo } from '@ivuriro/contract/payments';
import type { Db } from '../../platform/db/pool.ts';
import { lockWallet } from './payouts.queries.ts';

const columns = ['method', 'provider', 'account_number', 'account_name'] as const;

/** Where a provider's money goes; null until he said it. */
export async function readPaymentInfo(db: Db, providerId: string): Promise<PaymentInfo | null> {
  const row = await db
    .selectFrom('payment_info')
    .select(columns)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return (row as PaymentInfo | undefined) ?? null;
}

/** Under the wallet's lock: a payout goes wholly to the account before, or wholly to this one. */
export async function setPaymentInfo(trx: Db, providerId: string, info: PaymentInfo, now: Date): Promise<PaymentInfo> {
  await lockWallet(trx, providerId);
  const row = await trx
    .insertInto('payment_info')
    .values({ provider_id: providerId, ...info, updated_at: now })
    .onConflict((on) => on.column('provider_id').doUpdateSet({ ...info, updated_at: now }))
    .returning(columns)
    .executeTakeFirstOrThrow();
  return row as PaymentInfo;
}
