import type { PaymentInfo } from '@ivuriro/contract/wallets';
import { dayMs } from '../platform/clock.ts';
import type { TestApp } from './test-app.ts';

/**
 * Sets the payout account of the provider. By default it was changed two days ago, so that no payout rests because of
 * the change.
 */
export async function makePayoutAccount(
  { platform: { db, now } }: Pick<TestApp, 'platform'>,
  providerId: string,
  info: Partial<PaymentInfo> = {},
  changedAt = new Date(now().getTime() - 2 * dayMs),
): Promise<void> {
  const account = {
    method: 'MOBILE_MONEY',
    provider: 'MTN',
    account_number: '0788123456',
    account_name: 'A laboratory',
    ...info,
    changed_at: changedAt,
  };
  await db
    .insertInto('payment_info')
    .values({ provider_id: providerId, ...account })
    .onConflict((on) => on.column('provider_id').doUpdateSet(account))
    .execute();
}
