import { sql } from 'kysely';
import { checkLedger } from '../../apps/api/src/modules/payments/index.ts';
import type { Db } from '../../apps/api/src/platform/db/pool.ts';
import type { FakeFlutterwave } from '../../apps/api/src/testing/fake-flutterwave.ts';

export interface Reconciliation {
  wrong: string[];
  /** Numbers of payments by status. */
  ends: Record<string, number>;
  arrived: number;
  booked: number;
  back: number;
}
interface Ended {
  commission: number;
  /** The commission that follows from the percentage of the payee. */
  share: number;
  id: string;
  tx_ref: string;
  status: string;
  amount: number;
  surplus: number;
  refunded: number;
  sales: number;
}

/**
 * Compares the ledger with the gateway: every franc that arrived was either spent on a purchase or refunded, exactly
 * once.
 */
export async function reconcile(db: Db, gateway: FakeFlutterwave): Promise<Reconciliation> {
  const wrong = await checkLedger(db);
  const say = (what: string, about: unknown) => wrong.push(`${what}: ${JSON.stringify(about)}`);
  const { rows } = await sql<Ended>`select p.id, p.tx_ref, p.status, p.amount, p.surplus, p.refunded, p.commission,
      floor(p.amount * c.percent / 100) as share,
      (select count(*) from test_sale s where s.payment_id = p.id)
        + (select count(*) from appointment a where a.payment_id = p.id)
        + (select count(*) from medical_order o where o.payment_id = p.id) as sales
      from payment p join commission c on c.kind = p.payee_kind where p.method <> 'CASH'`.execute(db);
  const arrivals = Map.groupBy(
    [...gateway.transactions.values()].filter(({ status }) => status === 'successful'),
    ({ tx_ref }) => tx_ref,
  );
  const given = Map.groupBy(gateway.refunds, ({ tx_id }) => tx_id);
  const ends: Record<string, number> = {};
  const sums = { arrived: 0, booked: 0, back: 0 };
  for (const payment of rows) {
    ends[payment.status] = (ends[payment.status] ?? 0) + 1;
    if (payment.status === 'INITIATED' || payment.status === 'VERIFYING' || payment.status === 'REFUND_PENDING')
      say('a payment that did not end', payment);
    if (payment.commission !== payment.share) say('a commission that is not its percentage', payment);
    const paid = arrivals.get(payment.tx_ref) ?? [];
    if (payment.sales > 1) say('one payment that bought twice', payment);
    if (payment.sales > 0 && paid.length === 0) say('a thing that nobody paid', payment);
    let kept = payment.sales > 0 ? keptOf(payment) : 0;
    if (payment.sales > 0) sums.booked += kept;
    for (const transaction of paid) {
      const refunds = given.get(transaction.id) ?? [];
      if (refunds.length > 1) say('money that went back twice', { payment, transaction, refunds });
      const back = refunds.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0);
      if (transaction.currency !== 'RWF') {
        if (back !== transaction.amount) say('foreign money that did not go back', { payment, transaction, refunds });
        continue;
      }
      sums.arrived += transaction.amount;
      sums.back += back;
      kept -= transaction.amount - back;
    }
    if (kept !== 0) say(`${-kept} Frw that are neither a booking nor a refund`, { payment, paid });
  }
  const known = new Set(rows.map(({ tx_ref }) => tx_ref));
  for (const [txRef, transactions] of arrivals)
    if (!known.has(txRef)) say('money of a payment that we do not know', transactions);
  for (const { tx_id } of gateway.refunds)
    if (gateway.transactions.get(tx_id)?.status !== 'successful') say('a refund of what never arrived', { tx_id });
  return { wrong, ends, ...sums };
}

/**
 * The amount that stays with the platform and the payee. When the refund is full, the surplus is refunded too, so that
 * nothing stays.
 */
const keptOf = ({ amount, surplus, refunded }: Ended) => (refunded === amount ? 0 : amount - refunded + surplus);
