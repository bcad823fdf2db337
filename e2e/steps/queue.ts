import type { Locator, Page } from '@playwright/test';
import { told } from './api.ts';
import { kigaliDay } from './first-free-slot.ts';
import { type SignedIn, signInByApi, somebody } from './people.ts';
import { memberOf } from './timetable.ts';

export interface BookedDay {
  /** Ten minutes before the first appointment. */
  before: Date;
  doctor: { id: string; name: string };
  patients: string[];
  appointments: string[];
}

/**
 * Books the first free slots of one day with a doctor of the demo's hospital, for new patients with these names. Books
 * the slot after them for the patient `last`.
 */
export async function bookDay(given: string[], last?: SignedIn): Promise<BookedDay> {
  const hospital = await signInByApi('hospital@ivuriro.test');
  const { doctor, service } = await memberOf(hospital);
  const { calendar } = await told(
    `GET /view_doctor/calendar/${doctor.id}?consultation_type=PHYSICAL&hospital_id=${hospital.id}&week_start_date=${kigaliDay(2)}&week_end_date=${kigaliDay(30)}`,
  );
  const freeOf = (day: any) => day.timeSlots.filter((slot: any) => slot.isAvailable);
  const day = calendar.find((one: any) => freeOf(one).length > given.length);
  const slots = freeOf(day);
  const patients = given.map((name) => somebody(name).name);
  const appointments: string[] = [];
  const slotAt = (index: number) => ({
    doctor_id: doctor.id,
    speciality_id: service.id,
    assigned_date: day.date,
    start_time: slots[index].time,
    end_time: slots[index].end_time,
    consultation_type: 'PHYSICAL',
  });
  for (const [index, full_name] of patients.entries()) {
    const body = { ...slotAt(index), patient: { full_name }, payment: 'DESK' };
    appointments.push((await told('POST /hospital/appointments', { token: hospital.token, body })).id);
  }
  if (last) {
    const cash = { insurance_id: 'none', reason: 'Cough', payment_method: 'CASH', amount_shown: 1_000_000 };
    const body = { ...slotAt(given.length), ...cash, hospital_id: hospital.id };
    appointments.push((await told('POST /patient/request/appointment', { token: last.token, body })).id);
  }
  const [, hour, minute, half] = /(\d+):(\d+) (AM|PM)/.exec(slots[0].time)!;
  const clock = `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;
  const start = new Date(`${day.date}T${clock}:00+02:00`);
  return { before: new Date(start.getTime() - 600_000), doctor, patients, appointments };
}

/** The section of the queue with this name: Waiting, Called, In the room, Done. */
export const group = (page: Page, name: string): Locator => page.getByRole('region', { name: new RegExp(`^${name}`) });

/** The line of a patient in the queue. */
export const lineOf = (page: Page, patient: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: patient });
