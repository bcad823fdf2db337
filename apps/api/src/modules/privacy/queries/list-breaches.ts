import type { privacy } from '@ivuriro/contract/privacy';
import type { CallOf } from '../../../platform/http/call.ts';
import { pageOf, windowOf } from '../../../platform/http/paging.ts';
import { presentBreach } from '../presenters/present-breach.ts';
import { breachRows, countBreaches } from './breaches.queries.ts';

export async function listBreaches(call: CallOf<typeof privacy.breaches>) {
  const { db, query } = call;
  const [total, rows] = await Promise.all([countBreaches(db), breachRows(db, windowOf(query))]);
  return pageOf(call, query, total, rows.map(presentBreach));
}
