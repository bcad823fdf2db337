import type { Appointment } from '@ivuriro/contract';
import { searchOf } from '../../../lib/api/request.ts';

/** The URL that opens the booking dialog with the choices of this appointment, over the page of its provider. */
export function bookAgain(
  appointment: Pick<Appointment, 'doctor' | 'hospital' | 'any_doctor' | 'consultation_type'>,
): string {
  const { doctor, hospital, any_doctor, consultation_type: type } = appointment;
  const asked = { dialog: 'appointment', doctor: any_doctor ? '' : doctor.id, hospital: hospital?.id ?? '', type };
  const page = hospital && any_doctor ? `/hospital-clinics/view/${hospital.id}` : `/doctors/view/${doctor.id}`;
  return `${page}?${searchOf(asked)}`;
}
