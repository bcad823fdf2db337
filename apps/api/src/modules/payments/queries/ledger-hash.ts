import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';

/** A hash of the whole ledger: two databases with the same hash have the same transactions, entries and balances. */
export async function hashLedger(db: Db): Promise<{ transactions: number; hash: string }> {
  const { rows } = await sql<{ transactions: number; hash: string }>`
    with told as (
      select t.id, sha256(convert_to(row(t.*)::text || string_agg(row(e.*)::text, ',' order by e.account_id), 'UTF8')) as hash
      from ledger_transaction t left join ledger_entry e on e.transaction_id = t.id group by t.id),
    held as (select id, sha256(convert_to(row(a.*)::text, 'UTF8')) as hash from ledger_account a)
    select (select count(*) from told) as transactions,
      encode(sha256(coalesce((select string_agg(hash, ''::bytea order by id) from told), '') ||
        coalesce((select string_agg(hash, ''::bytea order by id) from held), '')), 'hex') as hash`.execute(db);
  return rows[0]!;
}
