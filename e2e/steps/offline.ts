import { freestDoctor } from './doctors.ts';
import { type SignedIn, newPatient } from './people.ts';
import { bookOnline } from './book-by-api.ts';

export interface ShownAppointment {
  id: string;
  doctor: string;
  reason: string;
}

/** A patient with one appointment that is days ahead, so that it does not change during the test. */
export async function patientWithAppointment(): Promise<{ patient: SignedIn; appointment: ShownAppointment }> {
  const patient = await newPatient('Ineza');
  const { id, doctor, reason } = await bookOnline(patient, (await freestDoctor()).id);
  return { patient, appointment: { id, doctor: doctor.name, reason } };
}
