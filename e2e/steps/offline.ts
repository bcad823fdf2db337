import { freestDoctor } from './doctors.ts';
import { type SignedIn, newPatient } from './people.ts';
import { bookOnline } from './visit-by-api.ts';

export interface SeenVisit {
  id: string;
  doctor: string;
  reason: string;
}

/** A patient with one appointment, days ahead: nothing of it changes while the journey lasts. */
export async function patientWithAVisit(): Promise<{ patient: SignedIn; visit: SeenVisit }> {
  const patient = await newPatient('Ineza');
  const { id, doctor, reason } = await bookOnline(patient, (await freestDoctor()).id);
  return { patient, visit: { id, doctor: doctor.name, reason } };
}
