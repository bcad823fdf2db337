import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';

/**
 * Queries that find no row in a correct ledger. The key of each query describes the fault of the rows that it finds.
 */
const questions: Record<string, string> = {
  'transactions that do not sum to zero': `
    select transaction_id as id, sum(amount) as sum from ledger_entry group by 1 having sum(amount) <> 0`,
  'balances that are not the sum of their entries, or below their floor': `
    select a.name, a.owner_id, a.balance, coalesce(sum(e.amount), 0) as entries
    from ledger_account a left join ledger_entry e on e.account_id = a.id
    group by a.id having a.balance <> coalesce(sum(e.amount), 0) or a.balance < a.floor`,
  'transactions whose entries are not what their words say': `
    with moved as (
      select t.id, t.event, t.amount, t.commission,
        coalesce(sum(e.amount) filter (where a.name = 'provider_held'), 0) as held,
        coalesce(sum(e.amount) filter (where a.name = 'provider_payable'), 0) as payable,
        coalesce(sum(e.amount) filter (where a.name = 'platform_revenue'), 0) as revenue,
        coalesce(sum(e.amount) filter (where a.name = 'payout_clearing'), 0) as clearing,
        coalesce(sum(e.amount) filter (where a.name = 'refund_payable'), 0) as refunds
      from ledger_transaction t left join ledger_entry e on e.transaction_id = t.id
      left join ledger_account a on a.id = e.account_id group by t.id)
    select id, event from moved where case event
      when 'capture' then held <> amount - commission
      when 'receive' then refunds <> amount
      when 'earn' then (payable, revenue) <> (amount - commission, commission)
      when 'unearn' then (payable, revenue) <> (commission - amount, -commission)
      when 'cash_earn' then revenue <> commission
      when 'cash_unearn' then revenue <> -commission
      when 'refund' then held <> commission - amount or refunds < amount
      when 'refund_done' then refunds <> -amount
      when 'payout' then clearing <> amount
      else clearing <> -amount end`,
  'payments whose story in the ledger is not theirs': `
    with told as (
      select payment_id, count(*) filter (where event = 'capture' and owner_id is not null) as captures,
        sum(amount) filter (where event = 'capture') as captured,
        count(*) filter (where event in ('earn', 'cash_earn')) - count(*) filter (where event in ('unearn', 'cash_unearn')) as earned,
        coalesce(sum(amount) filter (where event = 'refund'), 0) as refunded
      from ledger_transaction where payment_id is not null group by 1)
    select p.id, p.status from payment p left join told t on t.payment_id = p.id
    where coalesce(t.captures, 0) <> (case when p.method <> 'CASH' and p.captured_at is not null then 1 else 0 end)
      or (t.captures = 1 and t.captured <> p.amount)
      or coalesce(t.earned, 0) <> (case when p.completed_at is not null then 1 else 0 end)
      or (p.captured_at is not null and coalesce(t.refunded, 0) <> p.refunded)`,
  'refunds that are not in the ledger as often as they should': `
    select r.id, r.status from refund r left join ledger_transaction t on t.refund_id = r.id
    where r.currency = 'RWF' group by r.id
    having count(*) filter (where t.event in ('refund', 'receive')) <> 1
      or count(*) filter (where t.event = 'refund_done') <> (case when r.status = 'DONE' then 1 else 0 end)`,
  'wallets that are not the sum of their part of the ledger': `
    with told as (
      select t.owner_id, sum(f.paid) as paid, sum(f.revenue) as revenue, sum(f.completed) as completed, sum(f.payments) as payments
      from ledger_transaction t cross join lateral wallet_figures(t.event, t.amount, t.commission) f
      where t.owner_id is not null group by 1)
    select w.owner_id, w.pending from wallet w left join told t on t.owner_id = w.owner_id
    where (w.paid, w.revenue, w.completed, w.payments)
      <> (coalesce(t.paid, 0), coalesce(t.revenue, 0), coalesce(t.completed, 0), coalesce(t.payments, 0))`,
  'months of wallets that are not the sum of theirs': `
    with told as (
      select t.owner_id, p.kind, kigali_month(t.at) as month, sum(f.paid) as paid, sum(f.revenue) as revenue,
        sum(f.completed) as completed, sum(f.commission) as commission, sum(f.payments) as payments
      from ledger_transaction t join wallet p on p.owner_id = t.owner_id
        cross join lateral wallet_figures(t.event, t.amount, t.commission) f
      group by grouping sets ((t.owner_id, p.kind, kigali_month(t.at)), (p.kind, kigali_month(t.at))))
    select m.owner_id, m.kind, m.month from wallet_month m full join told t
      on t.owner_id is not distinct from m.owner_id and t.kind = m.kind and t.month = m.month
    where (m.paid, m.revenue, m.completed, m.commission, m.payments)
      is distinct from (t.paid, t.revenue, t.completed, t.commission, t.payments)`,
  'wallets that promise more or less than the accounts hold': `
    select w.owner_id, w.pending, sum(a.balance) as balance from wallet w
    left join ledger_account a on a.owner_id = w.owner_id and a.name in ('provider_payable', 'provider_receivable')
    group by w.owner_id having w.pending <> coalesce(sum(a.balance), 0)`,
  'payouts whose story in the ledger is not theirs': `
    select p.id, p.status from payout p left join ledger_transaction t on t.payout_id = p.id
    group by p.id having count(*) filter (where t.event = 'payout' and t.amount = p.amount) <> 1
      or count(*) filter (where t.event = 'payout_confirmed') <> (case when p.status = 'CONFIRMED' then 1 else 0 end)
      or count(*) filter (where t.event = 'payout_failed') <> (case when p.status = 'FAILED' then 1 else 0 end)`,
  'receipts of a place and year that have a gap, or a counter that is not at the last one': `
    select c.place_id, c.year, c.last, count(r.id) as receipts from receipt_counter c
    left join receipt r on r.place_id = c.place_id and r.year = c.year
    group by c.place_id, c.year having c.last <> count(r.id) or c.last <> max(r.serial)`,
  'money at the gateway that is not what it confirmed less what went back': `
    with seen as (
      select coalesce((select sum(verified_amount) from payment where captured_at is not null and method <> 'CASH'), 0)
        + coalesce((select sum(amount) from ledger_transaction where event = 'receive'), 0)
        - coalesce((select sum(amount) from refund where status = 'DONE' and currency = 'RWF'), 0) as money)
    select a.balance, seen.money from ledger_account a, seen where a.name = 'gateway_clearing' and a.balance <> -seen.money`,
};

/** Checks every balance and every invariant of the ledger; returns the faults. */
export async function checkLedger(db: Db): Promise<string[]> {
  const wrong: string[] = [];
  for (const [what, question] of Object.entries(questions)) {
    const { rows } = await sql.raw(`${question} limit 5`).execute(db);
    for (const row of rows) wrong.push(`${what}: ${JSON.stringify(row)}`);
  }
  return wrong;
}
