import { told } from './api.ts';
import { type SignedIn, signInByApi } from './people.ts';
import { bookOnline } from './book-by-api.ts';

const minute = 60_000;

/**
 * Books an online appointment with the demo's doctor, sets the clock to a minute after its start, and sets its status
 * to ongoing as the doctor.
 */
export async function beginAppointment(patient: SignedIn, travel: (to: Date) => Promise<void>) {
  const email = 'doctor@ivuriro.test';
  const appointment = await bookOnline(patient, (await signInByApi(email)).id);
  await travel(new Date(Date.parse(`${appointment.assigned_date} ${appointment.start_time} GMT+0200`) + minute));
  // the clock has moved by days, so an earlier session may have expired
  const doctor = await signInByApi(email);
  await told(`POST /doctor/appointment/status/${appointment.id}`, { token: doctor.token, body: { status: 'ONGOING' } });
  return { appointment, doctor };
}

/** The demo's doctor writes a prescription for the patient; returns id and code of its consultation file. */
export async function prescribeTo(
  patient: SignedIn,
  drugIds: string[],
  travel: (to: Date) => Promise<void>,
): Promise<{ id: string; code: string }> {
  const {
    appointment,
    doctor: { token },
  } = await beginAppointment(patient, travel);
  const drugs = drugIds.map((drug_id) => ({
    drug_id,
    periodicity_per_day: 'Twice times',
    for_how_long: 'One week',
  }));
  const file = await told('POST /doctor/consultation_file', { token, body: { appointment_id: appointment.id, drugs } });
  await told(`POST /doctor/appointment/status/${appointment.id}`, { token, body: { status: 'COMPLETED' } });
  return file;
}

/** A prescription as a PDF file, to be uploaded by a file field. */
export const paper = {
  name: 'prescription.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
};
