import type { Db } from '../../../platform/db/pool.ts';
import { nameOf } from '../../catalogue/index.ts';
import { bookable, type BookableDoctor } from '../../providers/index.ts';
import { accountsOfPerson } from '../../identity/index.ts';
import { runStatement } from '../../../platform/db/statement.ts';
import type { AppointmentRequest } from '@ivuriro/contract/appointment-request';

/** The data against which a booking request is checked. An insurance or doctor that does not exist is null. */
export interface BookingFacts {
  insurance: string | null;
  doctor: BookableDoctor | null;
  /** The ids of all accounts of the person for whom the appointment is booked. */
  own: string[];
}

const bookingFacts = {
  name: 'booking_asked',
  text: `select ${nameOf('insurance', '$1')} as insurance, ${bookable('$2::uuid')} as doctor,
    ${accountsOfPerson('$3::uuid')} as own`,
};

/** Reads all of these data in one round trip. */
export async function findBookingFacts(db: Db, patientId: string, request: AppointmentRequest): Promise<BookingFacts> {
  const values = [request.insurance_id, request.doctor_id || null, patientId];
  const [facts] = await runStatement<BookingFacts>(db, bookingFacts, values);
  return facts!;
}
