import type { Selectable } from 'kysely';
import { hourMs } from '../../../platform/clock.ts';
import type { Breach } from '../../../platform/db/types.ts';

const authorityHours = 48;
const reportHours = 72;

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
