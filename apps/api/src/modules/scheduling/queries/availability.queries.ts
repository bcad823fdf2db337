import type { Statement } from '../../../platform/db/statement.ts';
import { practices } from '../../providers/index.ts';
import type { CalendarHours, Practice } from '../domain/calendar-slots.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { runStatement } from '../../../platform/db/statement.ts';

export interface Doctors {
  ids: readonly string[];
  /** Only doctors of this speciality. */
  specialityId?: string | null | undefined;
}
export interface Span {
  /** The first and the last day for which dated rows are read. */
  from: string;
  to: string;
  /** The beginning of the first day and the end of the last day, between which claims are searched. */
  since: Date;
  until: Date;
}
export interface ClaimedSlot {
  /** Minutes since 1970 in Kigali. */
  from: number;
  to: number;
  /** For a hold that has expired: the id of its payment, which may still be verified. Null for other claims. */
  lapsed: string | null;
}
export interface AvailabilityRow {
  doctorId: string;
  practice: Practice;
  /** In order of creation. */
  hours: CalendarHours[];
  claims: ClaimedSlot[];
}
/** Hours and claims as the database returns them. */
export interface AvailabilityJson {
  hours: [number | null, string | null, number, number, boolean, CalendarHours['type'], string | null][] | null;
  claims: [number, number, string | null][] | null;
}
interface Row extends AvailabilityJson {
  id: string;
  slot_minutes: number;
  hospital_ids: string[];
}

const kigaliMinutes = (bound: string) => `(extract(epoch from ${bound}) / 60)::integer + 120`;
/** SQL: a doctor's calendar rows of these days, as JSON, in order of creation. The arguments are SQL. */
const calendarRowsWithin = (doctorId: string, from: string, to: string): string => `(
  select json_agg(json_build_array(day, date, starts_at, ends_at, is_available, type, hospital_id) order by seq)
  from calendar_row c where c.doctor_id = ${doctorId} and (c.day is not null or c.date between ${from} and ${to}))`;

/**
 * SQL: a doctor's claims, as JSON. The arguments are SQL. PostgreSQL estimates the index of the exclusion constraint as
 * cheaper than the index of (doctor, beginning), which is faster; the comparison of pairs makes it use the faster one.
 */
const claimsWithin = (doctorId: string, since: string, until: string, now: string): string => `(
  select json_agg(json_build_array(${kigaliMinutes('lower(during)')}, ${kigaliMinutes('upper(during)')},
    case when state = 'HELD' and hold_expires_at <= ${now} then payment_id end))
  from slot_claim s
  where s.state in ('HELD', 'BOOKED') and upper(during) > ${since}
    and (s.doctor_id, lower(during)) > (${doctorId}, ${since} - interval '1 day')
    and (s.doctor_id, lower(during)) < (${doctorId}, ${until}))`;

// calendar and claims in one round trip: one row for each doctor
const availabilities = (name: string, equalsIds: string): Statement => ({
  name,
  text: `select d.id, d.slot_minutes, d.hospital_ids, ${calendarRowsWithin('d.id', '$2', '$3')} as hours,
      ${claimsWithin('d.id', '$4::timestamptz', '$5::timestamptz', '$6')} as claims
    from ${practices(equalsIds, '$7::uuid')} d`,
});
// two statements, because PostgreSQL can keep the plan for one doctor, but must plan for each list, whose length
// decides the plan
const ofOne = availabilities('doctor_availability', '= $1::uuid');
const ofMany = availabilities('doctors_availability', '= any($1::uuid[])');

/** The calendar rows and claims of published doctors. */
export async function findAvailability(db: Db, doctors: Doctors, span: Span, now: Date): Promise<AvailabilityRow[]> {
  const [one, ...others] = doctors.ids;
  const rows = await runStatement<Row>(db, others.length === 0 ? ofOne : ofMany, [
    others.length === 0 ? one : doctors.ids,
    span.from,
    span.to,
    span.since,
    span.until,
    now,
    doctors.specialityId ?? null,
  ]);
  return rows.map(({ id, slot_minutes, hospital_ids, ...written }) => ({
    doctorId: id,
    practice: { slotMinutes: slot_minutes, hospitalIds: hospital_ids },
    ...readAvailability(written),
  }));
}

const readAvailability = ({ hours, claims }: AvailabilityJson): Pick<AvailabilityRow, 'hours' | 'claims'> => ({
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
});
