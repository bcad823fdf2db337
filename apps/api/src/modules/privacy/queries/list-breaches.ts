import type { privacy } from '@ivuriro/contract/privacy';
import type { Selectable } from 'kysely';
import { hourMs } from '../../../platform/clock.ts';
import type { Breach } from '../../../platform/db/types.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { pageOf, windowOf } from '../../../platform/http/paging.ts';
import { breachRows, countBreaches } from './breaches.queries.ts';

const authorityHours = 48;
const reportHours = 72;

export async function listBreaches(call: CallOf<typeof privacy.breaches>) {
  const { db, query } = call;
  const [total, rows] = await Promise.all([countBreaches(db), breachRows(db, windowOf(query))]);
  return pageOf(call, query, total, rows.map(presentBreach));
}

export const presentBreach = ({ id, what, people, ...times }: Selectable<Breach>) => ({
  id,
  what,
  people,
  found_at: times.found_at.toISOString(),
  authority_told_at: times.authority_told_at?.toISOString() ?? null,
  report_sent_at: times.report_sent_at?.toISOString() ?? null,
  people_told_at: times.people_told_at?.toISOString() ?? null,
  authority_due_at: new Date(times.found_at.getTime() + authorityHours * hourMs).toISOString(),
  report_due_at: new Date(times.found_at.getTime() + reportHours * hourMs).toISOString(),
  created_at: times.created_at.toISOString(),
});
