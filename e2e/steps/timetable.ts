import type { Locator, Page } from '@playwright/test';
import { told } from './api.ts';
import type { SignedIn } from './people.ts';
import { expect } from './test.ts';

interface Named {
  id: string;
  name: string;
}

export interface DoctorAt extends Named {
  /** One of the services that the doctor offers. */
  service: Named;
}

/** Returns a doctor of the hospital's public page, with one of the doctor's services. */
export async function memberOf({ token, id }: SignedIn): Promise<{ house: Named; doctor: Named; service: Named }> {
  const house = await told(`GET /show/hospital/${id}`, { token });
  const doctor = house.availableDoctors.find((one: any) => one.doctorSpecialties.length > 0);
  return { house, doctor, service: doctor.doctorSpecialties[0] };
}

/** The doctors of a hospital in the order of its public page. */
export async function doctorsOf({ id }: SignedIn): Promise<DoctorAt[]> {
  const team: any[] = await told(`GET /show/hospital/${id}/doctors`);
  return team.map((one) => ({ id: one.id, name: one.name, service: one.doctorSpecialties[0] }));
}

/** Opens the dialog of a weekday in the hospital's weekly timetable. */
export async function openDay(page: Page, day: string): Promise<Locator> {
  await page
    .getByRole('region', { name: 'Default timetable' })
    .getByRole('button', { name: new RegExp(`^${day}`) })
    .click();
  const dialog = page.getByRole('dialog', { name: `Who is working on ${day}?` });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Shows the first or second half of the day, because a phone shows only one half at a time. */
export async function showHalf(dialog: Locator, half: 'Before noon' | 'After noon'): Promise<void> {
  await expect(dialog.getByRole('button', { name: 'Add doctors at' }).first()).toBeVisible();
  const choice = dialog.getByRole('radio', { name: half });
  if (await choice.count()) await choice.check();
}

export async function addDoctor(page: Page, dialog: Locator, name: string, at: string, until: string): Promise<void> {
  await dialog.getByRole('button', { name: `Add doctors at ${at}` }).click();
  const form = page.getByRole('dialog', { name: 'Add doctors' });
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(form.getByRole('status')).toHaveText('Select doctors of your team');
  await form.getByRole('checkbox', { name }).check();
  await form.getByLabel('Until').selectOption({ label: until });
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Your availability was set').filter({ visible: true }).first()).toBeVisible();
}

/** Sets the working time in the open dialog, and saves it. */
export async function setHours(dialog: Locator, from: string, until: string): Promise<void> {
  await dialog.getByLabel('From').selectOption({ label: from });
  await dialog.getByLabel('Until').selectOption({ label: until });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

/** The start times of the slots of a doctor at the hospital on a date, as patients see them. */
export async function timesOn(house: string, doctor: string, date: string): Promise<string[]> {
  const { calendar } = await told(
    `GET /view_hospital/calendar/${house}?consultation_type=PHYSICAL&doctor_id=${doctor}&week_start_date=${date}&week_end_date=${date}`,
  );
  return calendar[0].timeSlots.map((slot: { time: string }) => slot.time);
}

/** The first date with this weekday that is at least this number of days ahead in Kigali. */
export function dateOf(weekday: number, ahead: number): string {
  const day = new Date(Date.now() + (ahead * 24 + 2) * 3_600_000);
  while (day.getUTCDay() !== weekday) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
