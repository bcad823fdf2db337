import { makePatient, signIn } from '../../apps/api/src/testing/people.ts';
import type { TestApp } from '../../apps/api/src/testing/test-app.ts';

/** Request body of an appointment in person, paid in cash. */
export interface BookingRequest {
  doctor_id: string;
  hospital_id: string;
  speciality_id: string;
  assigned_date: string;
  start_time: string;
  end_time: string;
  consultation_type: 'PHYSICAL';
  insurance_id: 'none';
  payment_method: 'CASH';
  reason: string;
}

/**
 * A booking request with the session tokens of its patient, who books only once, and of the hospital's desk, which
 * takes the cash.
 */
export interface Booking {
  token: string;
  deskToken: string;
  request: BookingRequest;
}

const doctors = 60;
const days = 30;

/**
 * Returns the token of the demo's patient for reads, and a booking for each of `most` free slots in person within a month.
 * Each booking has a patient of its own.
 */
export async function prepareBookings(
  address: string,
  fixture: Pick<TestApp, 'platform'>,
  most: number,
): Promise<{ token: string; bookings: Booking[] }> {
  const [entry] = await data(address, '/login', { email: 'patient@ivuriro.test', password: 'Ivuriro-demo-1' });
  const { data: list } = await data(address, `/doctors?per_page=${doctors}`);
  const requests: BookingRequest[] = [];
  for (const doctor of list) if (requests.length < most) requests.push(...(await freeSlotsOf(address, doctor)));
  requests.splice(most);
  const { db, now } = fixture.platform;
  const desks = new Map<string, string>();
  for (const { hospital_id: id } of requests) if (!desks.has(id)) desks.set(id, await signIn(db, id, now()));
  const bookings: Booking[] = [];
  for (let from = 0; from < requests.length; from += 50) {
    const some = requests.slice(from, from + 50);
    bookings.push(
      ...(await Promise.all(
        some.map(async (request) => ({
          token: (await makePatient(fixture)).token,
          deskToken: desks.get(request.hospital_id)!,
          request,
        })),
      )),
    );
  }
  return { token: entry.patient.token, bookings };
}

async function freeSlotsOf(address: string, doctor: any): Promise<BookingRequest[]> {
  const from = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const to = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const query = `consultation_type=PHYSICAL&week_start_date=${from}&week_end_date=${to}`;
  const { calendar } = await data(address, `/view_doctor/calendar/${doctor.id}?${query}`);
  return calendar.flatMap((day: any) =>
    day.timeSlots
      .filter((slot: any) => slot.isAvailable && slot.hospital_ids.length > 0)
      .map((slot: any) => ({
        doctor_id: doctor.id,
        hospital_id: slot.hospital_ids[0],
        speciality_id: doctor.doctorSpecialties[0].id,
        assigned_date: day.date,
        start_time: slot.time,
        end_time: slot.end_time,
        consultation_type: 'PHYSICAL',
        insurance_id: 'none',
        payment_method: 'CASH',
        reason: 'A booking while the database dies',
      })),
  );
}

async function data(address: string, at: string, body?: unknown): Promise<any> {
  const response = await fetch(
    `${address}/api${at}`,
    body ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {},
  );
  if (!response.ok) throw new Error(`${at} was answered ${response.status}`);
  return ((await response.json()) as { data: unknown }).data;
}
