import type { Run, Statement } from '../../platform/db/statement.ts';
import { practices } from '../directory/index.ts';
import type { Hours, Practice } from './offer.ts';

export interface Doctors {
  ids: readonly string[];
  /** Only those of this speciality. */
  specialityId?: string | null | undefined;
}
export interface Span {
  /** Days whose dated rows count, both included. */
  from: string;
  to: string;
  /** The same as instants, for what is taken. */
  since: Date;
  until: Date;
}
export interface Claimed {
  /** Minutes since 1970 in Kigali. */
  from: number;
  to: number;
  /** A hold whose ten minutes are over, and the payment that may still be asked for. */
  lapsed: string | null;
}
export interface DiaryRow {
  doctorId: string;
  practice: Practice;
  /** In order of creation. */
  hours: Hours[];
  claims: Claimed[];
}
interface Row {
  id: string;
  slot_minutes: number;
  hospital_ids: string[];
  hours: [number | null, string | null, number, number, boolean, Hours['type'], string | null][] | null;
  claims: [number, number, string | null][] | null;
}

const kigaliMinutes = (bound: string) => `(extract(epoch from ${bound}) / 60)::integer + 120`;
// The claims are compared by pairs, which only the index of days can do: the planner takes the walk through the exclusion
// constraint's index for cheaper than it is.
// who they are, hours, exceptions and claims in one round trip: one row for each doctor
const diaries = (name: string, equalsIds: string): Statement => ({
  name,
  text: `select d.id, d.slot_minutes, d.hospital_ids,
      (select json_agg(json_build_array(day, date, starts_at, ends_at, is_available, type, hospital_id) order by seq)
        from calendar_row c where c.doctor_id = d.id and (c.day is not null or c.date between $2 and $3)) as hours,
      (select json_agg(json_build_array(${kigaliMinutes('lower(during)')}, ${kigaliMinutes('upper(during)')},
          case when state = 'HELD' and hold_expires_at <= $6 then payment_id end))
        from slot_claim s
        where s.state in ('HELD', 'BOOKED') and upper(during) > $4::timestamptz
          and (s.doctor_id, lower(during)) > (d.id, $4::timestamptz - interval '1 day')
          and (s.doctor_id, lower(during)) < (d.id, $5::timestamptz)) as claims
    from ${practices(equalsIds, '$7::uuid')} d`,
});
// the server keeps its plan for one doctor, and plans anew for lists, whose length it cannot foresee
const ofOne = diaries('diary', '= $1::uuid');
const ofMany = diaries('diaries', '= any($1::uuid[])');

/** What published doctors offer, and what is claimed of it. */
export async function findDiaries(run: Run, doctors: Doctors, span: Span, now: Date): Promise<DiaryRow[]> {
  const [one, ...others] = doctors.ids;
  const rows = await run<Row>(others.length === 0 ? ofOne : ofMany, [
    others.length === 0 ? one : doctors.ids,
    span.from,
    span.to,
    span.since,
    span.until,
    now,
    doctors.specialityId ?? null,
  ]);
  return rows.map(({ id, slot_minutes, hospital_ids, hours, claims }) => ({
    doctorId: id,
    practice: { slotMinutes: slot_minutes, hospitalIds: hospital_ids },
    hours: (hours ?? []).map(([day, date, starts_at, ends_at, is_available, type, hospital_id]) => ({
      day,
      date,
      starts_at,
      ends_at,
      is_available,
      type,
      hospital_id,
    })),
    claims: (claims ?? []).map(([from, to, lapsed]) => ({ from, to, lapsed })),
  }));
}
