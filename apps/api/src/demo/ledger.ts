import { sql } from 'kysely';
import type { Entries, LedgerEvent } from '../modules/payments/index.ts';
import { dayOf, hourMs, instantOf } from '../platform/clock.ts';
import type { Db } from '../platform/db/pool.ts';
import type { DemoPayment } from './sales.ts';
import { put } from './put.ts';
import { demoId } from './seed.ts';

interface Entered {
  event: LedgerEvent;
  owner_id: string | null;
  amount: number;
  commission: number;
  payment_id: string | null;
  payout_id: string | null;
  refund_id: string | null;
  at: Date;
  entries: Entries;
}
interface DemoPayout {
  id: string;
  provider_id: string;
  amount: number;
  /** The commission on cash payments that was deducted from the payout, in RWF. */
  netted: number;
  at: Date;
}

const provider = { provider_held: 0, provider_payable: 0, provider_receivable: null };

/** Inserts the ledger entries as if each payment had been booked by itself, and the resulting balances. */
export async function putLedger(db: Db, payments: DemoPayment[], adminId: string, now: Date): Promise<void> {
  const entered = payments.flatMap(entriesOf);
  const payouts = payoutsOf(entered, now);
  await put(
    db,
    'payout',
    payouts.map(({ id, provider_id, amount, at }, index) => ({
      id,
      provider_id,
      amount,
      type: 'custom',
      status: 'CONFIRMED',
      requested_by: adminId,
      reference: `DEMO-${1000 + index}`,
      created_at: at,
    })),
  );
  const all = [...entered, ...payouts.flatMap(payoutEntries)].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime() || keyOf(a).localeCompare(keyOf(b)),
  );
  await put(
    db,
    'ledger_transaction',
    all.map(({ event, owner_id, amount, commission, payment_id, payout_id, refund_id, at }) => ({
      event,
      owner_id,
      amount,
      commission,
      payment_id,
      payout_id,
      refund_id,
      at,
    })),
  );
  const owners = [...new Set(all.flatMap((one) => one.owner_id ?? []))];
  await put(
    db,
    'ledger_account',
    owners.flatMap((owner_id) => Object.entries(provider).map(([name, floor]) => ({ name, owner_id, floor }))),
  );
  const accounts = await db.selectFrom('ledger_account').select(['id', 'name', 'owner_id']).execute();
  const accountIds = new Map(accounts.map((row) => [`${row.name} ${row.owner_id ?? ''}`, row.id]));
  const transactions = await db
    .selectFrom('ledger_transaction')
    .select(['id', 'event', 'payment_id', 'payout_id', 'refund_id'])
    .execute();
  const transactionIds = new Map(transactions.map((row) => [keyOf(row), row.id]));
  await put(
    db,
    'ledger_entry',
    all.flatMap((one) =>
      Object.entries(one.entries)
        .filter(([, amount]) => amount !== 0)
        .map(([name, amount]) => ({
          transaction_id: transactionIds.get(keyOf(one))!,
          account_id: accountIds.get(`${name} ${name in provider ? one.owner_id : ''}`)!,
          amount,
        })),
    ),
  );
  await sql`update ledger_account set balance = total
    from (select account_id, sum(amount) as total from ledger_entry group by account_id) moved
    where id = account_id`.execute(db);
}

const keyOf = (one: { event: string; payment_id: string | null; payout_id: string | null; refund_id: string | null }) =>
  [one.event, one.payment_id, one.payout_id, one.refund_id].join(' ');

function entriesOf(payment: DemoPayment): Entered[] {
  const { amount, commission: c, refund, completedAt } = payment;
  const enter = (event: LedgerEvent, sum: number, share: number, at: Date, entries: Entries): Entered => ({
    event,
    owner_id: payment.payee.id,
    amount: sum,
    commission: share,
    payment_id: payment.paymentId,
    payout_id: null,
    refund_id: event.startsWith('refund') ? refund!.id : null,
    at,
    entries,
  });
  if (payment.method === 'CASH')
    return completedAt
      ? [enter('cash_earn', amount, c, completedAt, { provider_receivable: -c, platform_revenue: c })]
      : [];
  const entered = [
    enter('capture', amount, c, payment.capturedAt!, {
      gateway_clearing: -amount,
      provider_held: amount - c,
      platform_held: c,
    }),
  ];
  if (refund) {
    const { amount: back, commission: share } = refund;
    entered.push(
      enter('refund', back, share, refund.askedAt, {
        provider_held: share - back,
        platform_held: -share,
        refund_payable: back,
      }),
      {
        ...enter('refund_done', back, 0, refund.doneAt, { refund_payable: -back, gateway_clearing: back }),
        owner_id: null,
      },
    );
  }
  if (completedAt) {
    const kept = amount - (refund?.amount ?? 0);
    const share = c - (refund?.commission ?? 0);
    entered.push(
      enter('earn', kept, share, completedAt, {
        provider_held: share - kept,
        provider_payable: kept - share,
        platform_held: -share,
        platform_revenue: share,
      }),
    );
  }
  return entered;
}

/**
 * The payouts of each provider, on the first day of each month: the earnings up to then that were not paid out before,
 * less the commission that the provider owes. Earnings since the first day of the month before last are not paid out
 * yet.
 */
function payoutsOf(entered: Entered[], now: Date): DemoPayout[] {
  const payouts: DemoPayout[] = [];
  for (const [owner, moved] of Map.groupBy(entered, (one) => one.owner_id)) {
    if (!owner) continue;
    let paid = 0;
    let settled = 0;
    for (const at of firsts(now)) {
      const until = moved.filter((one) => one.at < at);
      const earned = sum(until.map((one) => one.entries.provider_payable)) - paid;
      const owed = -sum(until.map((one) => one.entries.provider_receivable)) - settled;
      if (earned - owed < 20_000) continue;
      const id = demoId('payout', owner, at.toISOString());
      payouts.push({ id, provider_id: owner, amount: earned - owed, netted: owed, at });
      paid += earned;
      settled += owed;
    }
  }
  return payouts;
}

const sum = (amounts: (number | undefined)[]): number => amounts.reduce<number>((all, one) => all + (one ?? 0), 0);

function firsts(now: Date): Date[] {
  const [year, month] = dayOf(now).split('-').map(Number) as [number, number];
  return Array.from({ length: 10 }, (_, index) => {
    const count = year * 12 + month - 1 - (11 - index);
    const day = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`;
    return instantOf(day, 10 * 60);
  });
}

function payoutEntries({ id, provider_id, amount, netted, at }: DemoPayout): Entered[] {
  const enter = (event: LedgerEvent, when: Date, entries: Entries): Entered => ({
    event,
    owner_id: provider_id,
    amount,
    commission: 0,
    payment_id: null,
    payout_id: id,
    refund_id: null,
    at: when,
    entries,
  });
  return [
    enter('payout', at, {
      provider_payable: -amount - netted,
      provider_receivable: netted,
      payout_clearing: amount,
    }),
    enter('payout_confirmed', new Date(at.getTime() + hourMs), { payout_clearing: -amount, bank: amount }),
  ];
}
