import type { BookingScenario } from './booking-scenario.ts';
import { hourOf } from './queue-scenario.ts';

/** The body of a request by which a desk books one hour with the scenario's doctor, to be paid at the desk. */
export const deskBookingAt = (
  { doctor, speciality }: Pick<BookingScenario, 'doctor' | 'speciality'>,
  date: string,
  hour: number,
  more: object = {},
) => ({
  doctor_id: doctor.id,
  speciality_id: speciality,
  assigned_date: date,
  ...hourOf(hour),
  consultation_type: 'PHYSICAL',
  payment: 'DESK',
  ...more,
});
