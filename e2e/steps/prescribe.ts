import { told } from './api.ts';
import { type SignedIn, signInByApi } from './people.ts';
import { bookOnline } from './visit-by-api.ts';

const minute = 60_000;

/** The demo's doctor sees the patient: the visit that goes on, and the doctor signed in at its hour. */
export async function beginVisit(patient: SignedIn, travel: (to: Date) => Promise<void>) {
  const email = 'doctor@ivuriro.test';
  const visit = await bookOnline(patient, (await signInByApi(email)).id);
  await travel(new Date(Date.parse(`${visit.assigned_date} ${visit.start_time} GMT+0200`) + minute));
  // nobody stays signed in over days
  const doctor = await signInByApi(email);
  await told(`POST /doctor/appointment/status/${visit.id}`, { token: doctor.token, body: { status: 'ONGOING' } });
  return { visit, doctor };
}

/** The demo's doctor sees the patient and prescribes: the consultation file, by its id and its code. */
export async function prescribeTo(
  patient: SignedIn,
  drugIds: string[],
  travel: (to: Date) => Promise<void>,
): Promise<{ id: string; code: string }> {
  const {
    visit,
    doctor: { token },
  } = await beginVisit(patient, travel);
  const drugs = drugIds.map((drug_id) => ({
    drug_id,
    periodicity_per_day: 'Twice times',
    for_how_long: 'One week',
  }));
  const file = await told('POST /doctor/consultation_file', { token, body: { appointment_id: visit.id, drugs } });
  await told(`POST /doctor/appointment/status/${visit.id}`, { token, body: { status: 'COMPLETED' } });
  return file;
}
