import { sql } from 'kysely';
import type { Platform } from '../../../platform/platform.ts';
import { paymentById } from '../queries/payments.queries.ts';
import { carryDuePayouts, releaseRested } from './send-payouts.ts';
import { sendDueRefunds } from './send-refunds.ts';
import { settle } from '../commands/settle-payment.ts';
import { askAgainAfter } from '../domain/payment-states.ts';
import { transact } from '../../../platform/db/transact.ts';

/**
 * Asks the gateway about every payment whose next check is due. This expires unpaid payments, and finds money that
 * arrived after its payment had expired.
 */
async function settleDue(platform: Platform): Promise<void> {
  for (const { id } of await claimDue(platform)) {
    try {
      await settle(platform, await paymentById(platform.db, id));
    } catch (error) {
      // one payment that cannot be settled must not stop the others; its next attempt is already scheduled
      platform.log.error({ err: error, payment: id }, 'a payment could not be settled');
    }
  }
}

// The time of the next check is stored before the gateway is asked, so that a second process does not check the payment
// too, and a payment whose process crashed is checked again later.
async function claimDue({ db, now }: Platform): Promise<{ id: string }[]> {
  const at = now();
  const claim = sql<{ id: string }>`update payment set checks = checks + 1,
      check_at = ${at}::timestamptz + make_interval(secs => (${askAgainAfter}::int[])[least(checks + 1, ${askAgainAfter.length})])
    where id in (
      select id from payment where check_at <= ${at} order by check_at limit 100 for no key update skip locked)
    returning id`;
  return transact(db, async (trx) => (await claim.execute(trx)).rows);
}

export const jobs = {
  settle_due_payments: (_payload: never, platform: Platform) => settleDue(platform),
  carry_due_payouts: (_payload: never, platform: Platform) => carryDuePayouts(platform),
  release_rested_payouts: (_payload: never, platform: Platform) => releaseRested(platform),
  send_due_refunds: (_payload: never, platform: Platform) => sendDueRefunds(platform),
};
export const sweepers = [
  { job: 'settle_due_payments', everySeconds: 5 },
  { job: 'carry_due_payouts', everySeconds: 5 },
  { job: 'release_rested_payouts', everySeconds: 60 },
  { job: 'send_due_refunds', everySeconds: 15 },
];
