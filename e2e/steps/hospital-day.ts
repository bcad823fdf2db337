import { told } from './api.ts';
import { type SignedIn, signInByApi, somebody } from './people.ts';
import { test } from './test.ts';
import { dateOf, type DoctorAt, doctorsOf } from './timetable.ts';

export interface HospitalDay {
  hospital: SignedIn;
  /** Two doctors who work at the hospital from 8:00 to 12:00 on this day and on the day after. */
  doctors: [DoctorAt, DoctorAt];
  date: string;
  tomorrow: string;
  /** Converts a time of this day in Kigali, such as `08:05`, to an instant. */
  at: (time: string) => Date;
}

/**
 * Prepares a Saturday at the demo's hospital that no other test and no other screen width uses, later than the demo's
 * appointments.
 */
export async function openHospitalDay(): Promise<HospitalDay> {
  const hospital = await signInByApi('hospital@ivuriro.test');
  // uses only doctors of the demo: a doctor whom another test added may have no speciality, and signs in with other
  // data
  const [one, two] = (await doctorsOf(hospital)).filter(({ name }) => name.startsWith('Dr. '));
  const date = dateOf(6, test.info().project.name === 'phone' ? 24 : 31);
  const tomorrow = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
  for (const day of [date, tomorrow]) {
    const hours = { date: day, doctor_id: [one!.id, two!.id], start_time: '08:00 AM', end_time: '12:00 PM' };
    await told('POST /hospital/calendars', { token: hospital.token, body: { ...hours, isAvailable: 1 } });
  }
  return { hospital, doctors: [one!, two!], date, tomorrow, at: (time) => new Date(`${date}T${time}:00+02:00`) };
}

const slotAt = ({ date }: HospitalDay, { id, service }: DoctorAt, time: string) => ({
  doctor_id: id,
  speciality_id: service.id,
  assigned_date: date,
  start_time: time,
  end_time: new Date(Date.parse(`${date}T${time}Z`) + 1_800_000).toISOString().slice(11, 16),
  consultation_type: 'PHYSICAL',
});

/** The hospital books a new patient for this day, to be paid at the desk; returns the patient's name. */
export async function bookedBefore(day: HospitalDay, doctor: DoctorAt, time: string, given: string): Promise<string> {
  const { name } = somebody(given);
  const body = { ...slotAt(day, doctor, time), payment: 'DESK', patient: { full_name: name } };
  await told('POST /hospital/appointments', { token: day.hospital.token, body });
  return name;
}

/** A patient books an appointment themselves, to be paid in cash at the hospital. */
export async function bookInCash(day: HospitalDay, doctor: DoctorAt, time: string, patient: SignedIn): Promise<void> {
  const cash = { insurance_id: 'none', reason: 'Toothache', payment_method: 'CASH', amount_shown: 1_000_000 };
  const body = { ...slotAt(day, doctor, time), ...cash, hospital_id: day.hospital.id };
  await told('POST /patient/request/appointment', { token: patient.token, body });
}

/** Signs in as a doctor of the demo. */
export function signInDoctor({ name }: DoctorAt): Promise<SignedIn> {
  const address = name
    .replace(/^Dr\. /, '')
    .toLowerCase()
    .replaceAll(' ', '.');
  return signInByApi(address === 'eric.habimana' ? 'doctor@ivuriro.test' : `${address}@doctors.ivuriro.test`);
}
