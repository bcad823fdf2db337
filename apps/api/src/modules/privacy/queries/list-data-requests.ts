import type { privacy } from '@ivuriro/contract/privacy';
import type { Db } from '../../../platform/db/pool.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { pageOf, windowOf } from '../../../platform/http/paging.ts';
import { presentForAdmin, presentRequest } from '../presenters/present-data-request.ts';
import { countRequests, requestRows, requestsOf } from './data-requests.queries.ts';

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
