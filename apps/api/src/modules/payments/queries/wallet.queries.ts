import type { Kind } from '@ivuriro/contract/endpoint';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import { countedRows, pageRows, type Window } from '../../../platform/db/page.ts';
import { wordsOf } from '../../../platform/words.ts';
import { providerRef, type ProviderRef } from '../../providers/index.ts';
import type { PurposeName } from '../domain/payment-purposes.ts';
import { firstPicture, type PictureRow } from '../../files/index.ts';

/** One provider's wallet, or the sum of the wallets of all providers of some kinds. */
export type WalletOwner = { owner: string } | { kinds: readonly Kind[] };

export interface MonthSums {
  /** The month as `2026-11`; null for the sums of all months before `firstMonth`. */
  month: string | null;
  paid: number;
  revenue: number;
  completed: number;
  commission: number;
  payments: number;
}

export async function walletMonths(db: Db, whose: WalletOwner, firstMonth: string): Promise<MonthSums[]> {
  const { rows } = await sql<MonthSums>`
    select case when month >= ${`${firstMonth}-01`}::date then to_char(month, 'YYYY-MM') end as month,
      sum(paid)::bigint as paid, sum(revenue)::bigint as revenue, sum(completed)::bigint as completed,
      sum(commission)::bigint as commission, sum(payments)::bigint as payments
    from wallet_month
    where ${'owner' in whose ? sql`owner_id = ${whose.owner}` : sql`owner_id is null and kind in (${sql.join(whose.kinds)})`}
    group by 1`.execute(db);
  return rows;
}

export interface CapturedRow {
  id: string;
  tx_ref: string;
  currency: string;
  amount: number;
  refunded: number;
  surplus: number;
  commission: number;
  method: string;
  status: string;
  captured_at: Date;
  purpose: PurposeName;
  reference_id: string | null;
  patient: { id: string; full_name: string; user_code: string; picture: PictureRow | null };
  payee: ProviderRef;
}
const patient = `(select json_build_object('id', a.id, 'full_name', a.name, 'user_code', a.user_code,
  'picture', ${firstPicture("'patient'", 'a.id')}) from account a where a.id = m.patient_id)`;
const captured = sql.raw(`m.id, m.tx_ref, m.currency, m.amount, m.refunded, m.surplus, m.commission, m.method, m.status,
  m.captured_at, m.purpose, m.reference_id, ${patient} as patient, ${providerRef('m.payee_id')} as payee`);

/**
 * Captured payments of one provider or of all, newest first. The inner select finds the ids of the page in an index
 * alone, and only these payments are read.
 */
export async function findCaptured(db: Db, ownerId: string | null, window: Window): Promise<CapturedRow[]> {
  const own = ownerId === null ? sql`` : sql`and payee_id = ${ownerId}`;
  const { rows } = await sql<CapturedRow>`
    select ${captured} from (select id from payment where captured_at is not null ${own}
        order by captured_at desc, id desc ${pageRows(window)}) shown
      join payment m on m.id = shown.id
    order by m.captured_at desc, m.id desc`.execute(db);
  return rows;
}

export interface WalletRow {
  owner_id: string;
  paid: number;
  revenue: number;
  pending: number;
  completed: number;
}

/**
 * The wallets of a kind of provider, those to whom most is owed first. A search finds the owners whose names contain,
 * for each word of the search, a word that begins with that word.
 */
export async function findWallets(
  db: Db,
  kind: Kind,
  search: string | undefined,
  window: Window,
): Promise<{ total: number; rows: WalletRow[] }> {
  const words = wordsOf(search ?? '');
  const found = sql`from wallet w where w.kind = ${kind} ${sql.join(
    words.map(
      (word) =>
        sql`and exists (select from account_name a where a.id = w.owner_id and searched_text(a.name) ~ ${`\\m${word}`})`,
    ),
    sql` `,
  )}`;
  const [counted, listed] = await Promise.all([
    words.length === 0
      ? sql<{ total: number }>`select wallets as total from wallet_count where kind = ${kind}`.execute(db)
      : sql<{
          total: number;
        }>`select count(*) as total from (select ${found} ${countedRows(window)}) counted`.execute(db),
    sql<WalletRow>`select w.owner_id, w.paid, w.revenue, w.pending, w.completed ${found}
      order by w.pending desc, w.owner_id desc ${pageRows(window)}`.execute(db),
  ]);
  return { total: counted.rows[0]?.total ?? 0, rows: listed.rows };
}

/** The RWF owed to a provider: unpaid earnings less the commission on cash; negative when the provider owes. */
export async function amountOwedTo(db: Db, providerId: string): Promise<number> {
  const { pending } = await db
    .selectFrom('wallet')
    .select('pending')
    .where('owner_id', '=', providerId)
    .executeTakeFirstOrThrow();
  return pending;
}
