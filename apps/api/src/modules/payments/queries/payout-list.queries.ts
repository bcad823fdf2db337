import type { Kind } from '@ivuriro/contract';
import { sql } from 'kysely';
import type { QueryParams } from '../../../platform/db/composed.ts';
import { countedPages, type Window } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { PayoutRow } from './payouts.queries.ts';

interface PayoutFilter {
  providerId?: string | undefined;
  kind?: Kind | undefined;
  status?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
}

const pages = countedPages(
  (db, waits: boolean, { providerId, kind, status, from, until }: QueryParams<PayoutFilter>, ofPage) => {
    let found = db.selectFrom('payout');
    if (providerId) found = found.where('provider_id', '=', providerId);
    if (kind)
      found = found.where('provider_id', 'in', (eb) =>
        eb.selectFrom('wallet').select('owner_id').where('kind', '=', kind),
      );
    if (status) found = found.where('status', '=', status);
    if (from) found = found.where('created_at', '>=', from);
    if (until) found = found.where('created_at', '<', until);
    if (waits)
      found = found
        .where('needs_approval', '=', sql.lit(true))
        .where('approved_by', 'is', null)
        .where('status', '=', sql.lit('REQUESTED'));
    const rows = found.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').modifyEnd(ofPage);
    const page = db.selectFrom(rows.as('payout')).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
    return { found: found.select('id'), page };
  },
);

export async function findPayouts(
  db: Db,
  { status, ...whose }: PayoutFilter,
  window: Window,
): Promise<{ total: number; rows: PayoutRow[] }> {
  const waits = status === 'APPROVAL';
  const { total, rows } = await pages(db, waits, { ...whose, status: waits ? undefined : status }, window);
  return { total, rows: rows as PayoutRow[] };
}
