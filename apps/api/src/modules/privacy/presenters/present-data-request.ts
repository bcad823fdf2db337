import type { requestStatuses, requestTypes } from '@ivuriro/contract/data-requests';
import type { Db } from '../../../platform/db/pool.ts';
import { askersOf, type RequestRow } from '../queries/data-requests.queries.ts';

export const presentRequest = ({
  id,
  type,
  status,
  text,
  answer: words,
  kept,
  created_at,
  answered_at,
}: RequestRow) => ({
  id,
  type: type as (typeof requestTypes)[number],
  status: status as (typeof requestStatuses)[number],
  text,
  answer: words,
  kept,
  created_at: created_at.toISOString(),
  answered_at: answered_at?.toISOString() ?? null,
});

export async function presentForAdmin(db: Db, rows: RequestRow[]) {
  const accounts = await askersOf(
    db,
    rows.map((row) => row.whose),
  );
  return rows.map((row) => ({ ...presentRequest(row), account: accounts.get(row.whose)! }));
}
