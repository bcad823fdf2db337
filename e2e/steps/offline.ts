import { told } from './api.ts';
import { type SignedIn, signInByApi } from './people.ts';

export interface SeenVisit {
  id: string;
  doctor: string;
  reason: string;
}

/** The demo's patient, and the first appointment of his list. */
export async function patientWithAVisit(): Promise<{ patient: SignedIn; visit: SeenVisit }> {
  const patient = await signInByApi('patient@ivuriro.test');
  const { data } = await told('GET /patient/appointments?order-by=next', { token: patient.token });
  const [{ id, doctor, reason }] = data;
  return { patient, visit: { id, doctor: doctor.name, reason } };
}
