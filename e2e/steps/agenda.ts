import type { Locator, Page } from '@playwright/test';
import { told } from './api.ts';
import { kigaliDay } from './first-free-slot.ts';
import { enterAs, signInByApi, type SignedIn, somebody } from './people.ts';
import { somePhone } from './phone.ts';
import { expect, test } from './test.ts';
import { memberOf } from './timetable.ts';

export interface Booked {
  id: string;
  name: string;
  phone: string;
}

/**
 * Gives a doctor of the demo's hospital working time from 8:00 to `until`, and books its first half hours for new
 * patients.
 */
export async function bookHours(hospital: SignedIn, date: string, until: string, given: string[]) {
  const { doctor, service } = await memberOf(hospital);
  const { token } = hospital;
  const hours = { date, doctor_id: [doctor.id], start_time: '08:00 AM', end_time: until, isAvailable: 1 };
  await told('POST /hospital/calendars', { token, body: hours });
  const booked: Booked[] = [];
  for (const [index, one] of given.entries()) {
    const [name, phone] = [somebody(one).name, somePhone()];
    const minutes = 8 * 60 + index * 30;
    const body = {
      doctor_id: doctor.id,
      speciality_id: service.id,
      assigned_date: date,
      start_time: clock(minutes),
      end_time: clock(minutes + 30),
      consultation_type: 'PHYSICAL',
      payment: 'DESK',
      patient: { full_name: name, phone },
    };
    booked.push({ name, phone, id: (await told('POST /hospital/appointments', { token, body })).id });
  }
  return { doctor, booked };
}

/**
 * Books these patients on a day that no other test and no other screen width uses, on which the doctor works from 8 to
 * 10.
 */
export async function bookedDay(hospital: SignedIn, given: string[], days: number) {
  const date = kigaliDay(test.info().project.name === 'phone' ? days : days + 1);
  return { date, ...(await bookHours(hospital, date, '10:00 AM', given)) };
}

/**
 * Opens the agenda on a day that no other test uses, on which the doctor works from 8:00 to 11:00 and has an
 * appointment at 8:00.
 */
export async function openAgendaDay(page: Page, days: number, who = 'hospital@ivuriro.test') {
  const date = kigaliDay(days);
  const { doctor, booked } = await bookHours(await signInByApi('hospital@ivuriro.test'), date, '11:00 AM', ['Solange']);
  const { name } = booked[0]!;
  await enterAs(page, await signInByApi(who));
  await page.goto(`/dashboard/hospital/agenda?date=${date}&doctor=${doctor.id}`);
  await expect(itemOf(page, '08:00', name)).toBeVisible();
  return { name, date, doctor };
}

const clock = (at: number) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;

/** The element of the agenda for a patient's appointment at this time. */
export const itemOf = (page: Page, time: string, name: string): Locator =>
  page.getByRole('link', { name: new RegExp(`^${time}.*${name}`) });

export const freeAt = (page: Page, time: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Free at ${time}|^Book ${time}`) });

/** The heading of a doctor's day in the agenda, with the numbers of booked and free slots. */
export const headOf = (page: Page, doctor: string): Locator =>
  page.getByRole('heading', { level: 3, name: doctor }).locator('xpath=..');

/** A free slot of this doctor: an element of the grid, or on a phone the button in the list. */
export const freeOf = (page: Page, time: string, doctor: string): Locator =>
  page
    .getByRole('button', { name: `Free at ${time}, ${doctor}` })
    .or(page.getByRole('region', { name: new RegExp(`^${doctor}, `) }).getByRole('button', { name: `Book ${time}` }));

export async function drag(page: Page, from: Locator, to: Locator, release = true): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  await page.mouse.move(start!.x + 40, start!.y + 8);
  await page.mouse.down();
  await page.mouse.move(end!.x + 60, end!.y + 4, { steps: 6 });
  await page.mouse.move(end!.x + 60, end!.y + 8);
  if (release) await page.mouse.up();
}
