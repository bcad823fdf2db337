import type { requestStatuses, requestTypes } from '@ivuriro/contract/data-requests';
import type { privacy } from '@ivuriro/contract/privacy';
import type { Db } from '../../../platform/db/pool.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { pageOf, windowOf } from '../../../platform/http/paging.ts';
import { askersOf, countRequests, type RequestRow, requestRows, requestsOf } from './data-requests.queries.ts';

export const listOwnRequests = async (db: Db, accountId: string) =>
  (await requestsOf(db, accountId)).map(presentRequest);
export async function listRequests(call: CallOf<typeof privacy.adminRequests>) {
  const { db, query } = call;
  const [total, rows] = await Promise.all([
    countRequests(db, query.status),
    requestRows(db, query.status, windowOf(query)),
  ]);
  return pageOf(call, query, total, await presentForAdmin(db, rows));
}

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
