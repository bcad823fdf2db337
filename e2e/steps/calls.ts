import type { Page } from '@playwright/test';
import { told } from './api.ts';
import { flowOf } from './connections.ts';
import { type SignedIn, newPatient, signInByApi } from './people.ts';
import { expect, type Travel } from './test.ts';
import { bookOnline } from './book-by-api.ts';

export interface OnlineAppointment {
  id: string;
  code: string;
  patient: SignedIn;
  doctor: SignedIn;
}

/**
 * Books a paid online appointment with the demo's doctor, and sets the clock of the product and of the pages to a
 * minute after its start.
 */
export async function timeOfAppointment(travel: Travel, ...pages: Page[]): Promise<OnlineAppointment> {
  const [patient, email] = [await newPatient('Ineza'), 'doctor@ivuriro.test'];
  const { id, assigned_date, start_time } = await bookOnline(patient, (await signInByApi(email)).id);
  await travel(new Date(Date.parse(`${assigned_date} ${start_time} GMT+0200`) + 60_000), ...pages);
  // the clock has moved by days, so an earlier session may have expired
  const doctor = await signInByApi(email);
  const { meet_code } = await told(`GET /patient/appointment/${id}`, { token: patient.token });
  return { id, code: meet_code, patient, doctor };
}

/** The status of the meeting and the status of its appointment. */
async function statesOf({ id, code, doctor }: OnlineAppointment): Promise<[meeting: string, appointment: string]> {
  const { token } = doctor;
  const [meeting, appointment] = await Promise.all([
    told(`GET /doctor/meeting/${code}`, { token }),
    told(`GET /doctor/appointment/${id}`, { token }),
  ]);
  return [meeting.status, appointment.status];
}

export const expectStates = (booked: OnlineAppointment, meeting: string, appointment: string) =>
  expect.poll(() => statesOf(booked), { timeout: 20_000 }).toEqual([meeting, appointment]);

/** Expects that each page keeps receiving picture and sound. */
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

export const doctorsPage = ({ code }: OnlineAppointment) => `/dashboard/doctor/video-call/${code}`;
export const patientsPage = ({ code }: OnlineAppointment) => `/meet/${code}`;
