import type { PaymentInfo } from '@ivuriro/contract/wallets';
import type { Db } from '../../../platform/db/pool.ts';

export const columns = ['method', 'provider', 'account_number', 'account_name'] as const;

/** The account to which a provider's payouts go; null until the provider has entered one. */
export async function readPaymentInfo(db: Db, providerId: string): Promise<PaymentInfo | null> {
  const row = await db
    .selectFrom('payment_info')
    .select(columns)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return (row as PaymentInfo | undefined) ?? null;
}

/**
 * The account to which a provider's payouts go and the time of its last change, for the administrator who pays; null
 * until the provider has entered one.
 */
export async function readPayeeInfo(db: Db, providerId: string) {
  const row = await db
    .selectFrom('payment_info')
    .select([...columns, 'changed_at'])
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return row ? { ...(row as PaymentInfo & typeof row), changed_at: row.changed_at.toISOString() } : null;
}
