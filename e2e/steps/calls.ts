import type { Page } from '@playwright/test';
import { address } from './address.ts';
import { told } from './api.ts';
import { flowOf } from './connections.ts';
import { type SignedIn, newPatient, signInByApi } from './people.ts';
import { expect } from './test.ts';

export interface OnlineVisit {
  id: string;
  code: string;
  patient: SignedIn;
  doctor: SignedIn;
}

/** Somebody books the demo's doctor online and pays. */
export async function bookOnline(): Promise<OnlineVisit> {
  const [patient, doctor] = [await newPatient('Ineza'), await signInByApi('doctor@ivuriro.test')];
  const { calendar } = await told(`GET /view_doctor/calendar/${doctor.id}?consultation_type=ONLINE`);
  const days = calendar.flatMap(({ date, timeSlots }: any) => timeSlots.map((slot: any) => ({ date, ...slot })));
  const free = days.find((slot: any) => slot.isAvailable);
  const { doctorSpecialties } = await told(`GET /show/doctor/${doctor.id}`);
  const wish = {
    speciality_id: doctorSpecialties[0].id,
    insurance_id: 'none',
    reason: 'A rash',
    assigned_date: free.date,
    start_time: free.time,
    end_time: free.end_time,
    consultation_type: 'ONLINE',
    doctor_id: doctor.id,
    payment_method: 'CARD',
  };
  const { token } = patient;
  const { tx_ref } = await told('POST /patient/payment_intents', { token, body: { purpose: 'appointment', ...wish } });
  const paid = await fetch(`${address}/sandbox/checkout/${tx_ref}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'CARD', outcome: 'approve' }),
  });
  expect(paid.status).toBe(200);
  const { id } = await told('POST /patient/request/appointment', {
    token,
    body: { ...wish, payment_data: { tx_ref } },
  });
  const { meet_code } = await told(`GET /patient/appointment/${id}`, { token: patient.token });
  return { id, code: meet_code, patient, doctor };
}

/** The states of the meeting and of its visit, as the database has them. */
async function statesOf({ id, code, doctor }: OnlineVisit): Promise<[meeting: string, visit: string]> {
  const { token } = doctor;
  const [meeting, visit] = await Promise.all([
    told(`GET /doctor/meeting/${code}`, { token }),
    told(`GET /doctor/appointment/${id}`, { token }),
  ]);
  return [meeting.status, visit.status];
}

export const expectStates = (visit: OnlineVisit, meeting: string, appointment: string) =>
  expect.poll(() => statesOf(visit), { timeout: 20_000 }).toEqual([meeting, appointment]);

/** Picture and sound arrive, and go on arriving. */
export async function expectFlow(...pages: Page[]): Promise<void> {
  for (const page of pages) {
    const frames = async () => (await flowOf(page)).frames;
    await expect.poll(frames, { timeout: 30_000 }).toBeGreaterThan(0);
    const before = await flowOf(page);
    await expect
      .poll(async () => {
        const now = await flowOf(page);
        return now.frames > before.frames + 5 && now.sound > before.sound;
      })
      .toBe(true);
  }
}

export const doctorsPage = ({ code }: OnlineVisit) => `/dashboard/doctor/video-call/${code}`;
export const patientsPage = ({ code }: OnlineVisit) => `/meet/${code}`;
