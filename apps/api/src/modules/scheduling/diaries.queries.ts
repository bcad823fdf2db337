import type { Run, Statement } from '../../platform/db/statement.ts';
import type { Hours } from './offer.ts';

export interface Span {
  /** Days whose dated rows count, both included. */
  from: string;
  to: string;
  /** The same as instants, for what is taken. */
  since: Date;
  until: Date;
}
export interface Claimed {
  from: Date;
  to: Date;
  /** A hold whose ten minutes are over, and the payment that may still be asked for. */
  lapsed: string | null;
}
export interface DiaryRows {
  hours: Hours[];
  claims: Claimed[];
}
type Row = { doctor_id: string; seq: number } & (
  (Hours & { busy_from: null }) | { busy_from: Date; busy_to: Date; lapsed: string | null }
);

// hours, exceptions and claims in one round trip
const diaries: Statement = {
  name: 'diaries',
  text: `select d.doctor_id, r.* from unnest($1::uuid[]) as d (doctor_id) cross join lateral (
      select seq, day, date, starts_at, ends_at, is_available, type, hospital_id,
          null::timestamptz as busy_from, null::timestamptz as busy_to, null::uuid as lapsed
        from calendar_row c where c.doctor_id = d.doctor_id and (c.day is not null or c.date between $2 and $3)
      union all
      select null, null, null, null, null, null, null, null, lower(during), upper(during),
          case when state = 'HELD' and hold_expires_at <= $6 then payment_id end
        from slot_claim s where s.doctor_id = d.doctor_id and s.during && tstzrange($4, $5) and s.state in ('HELD', 'BOOKED')
    ) r`,
};

/** What doctors offer, in order of creation, and what is claimed of it. */
export async function findDiaries(
  run: Run,
  doctorIds: readonly string[],
  span: Span,
  now: Date,
): Promise<Map<string, DiaryRows>> {
  const rows = await run<Row>(diaries, [doctorIds, span.from, span.to, span.since, span.until, now]);
  const found = new Map<string, DiaryRows>(doctorIds.map((id) => [id, { hours: [], claims: [] }]));
  rows.sort((a, b) => a.seq - b.seq);
  for (const row of rows) {
    const diary = found.get(row.doctor_id)!;
    if (row.busy_from) diary.claims.push({ from: row.busy_from, to: row.busy_to, lapsed: row.lapsed });
    else diary.hours.push(row);
  }
  return found;
}
