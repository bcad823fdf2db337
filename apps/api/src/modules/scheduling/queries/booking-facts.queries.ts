import type { Db } from '../../../platform/db/pool.ts';
import { nameOf } from '../../catalogue/index.ts';
import { bookable, type BookableDoctor } from '../../providers/index.ts';
import { accountsOfPerson } from '../../identity/index.ts';
import { runStatement } from '../../../platform/db/statement.ts';
import type { AppointmentRequest } from '@ivuriro/contract/scheduling';
import type { Edition } from './slot-claims.queries.ts';
import {
  claimsWithin,
  type AvailabilityRow,
  calendarRowsWithin,
  readAvailability,
  type AvailabilityJson,
} from './availability.queries.ts';
import { spanOf } from './load-availability.ts';

/** The rows that a request names, as far as they exist, and the hours and claims of the named doctor's day. */
export interface BookingFacts extends Pick<AvailabilityRow, 'hours' | 'claims'> {
  insurance: string | null;
  doctor: BookableDoctor | null;
  edition: Edition;
  /** The accounts of the person who books. */
  own: string[];
}

const bookingFacts = {
  name: 'booking_asked',
  text: `select ${nameOf('insurance', '$1')} as insurance, ${bookable('$2::uuid')} as doctor,
    ${calendarRowsWithin('$2::uuid', '$3', '$4')} as hours,
    ${claimsWithin('$2::uuid', '$5::timestamptz', '$6::timestamptz', '$7')} as claims,
    ${accountsOfPerson('$8::uuid')} as own`,
};

/** Reads it in one round trip. */
export async function findBookingFacts(
  db: Db,
  patientId: string,
  request: AppointmentRequest,
  now: Date,
): Promise<BookingFacts> {
  const { from, to, since, until } = spanOf(request.assigned_date, request.assigned_date);
  const values = [request.insurance_id, request.doctor_id || null, from, to, since, until, now, patientId];
  const [found] = await runStatement<Pick<BookingFacts, 'insurance' | 'doctor' | 'own'> & AvailabilityJson>(
    db,
    bookingFacts,
    values,
  );
  const { insurance, doctor, own, hours, claims } = found!;
  const edition = { date: request.assigned_date, rows: hours?.length ?? 0, last: hours?.at(-1)?.[7] ?? 0 };
  return { insurance, doctor, own, edition, ...readAvailability({ hours, claims }) };
}
