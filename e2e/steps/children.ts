import { kigaliDay } from './first-free-slot.ts';
import type { Page } from '@playwright/test';
import { told } from './api.ts';
import { expect } from './test.ts';

/** Adds a child with the dialog of the family page. */
export async function addChild(
  page: Page,
  name: string,
  gender: 'Female' | 'Male',
  birthDate = '2020-03-04',
): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Add a child' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a child' });
  await dialog.getByLabel('Full name of the child').fill(name);
  await dialog.getByLabel('Birth date').fill(birthDate);
  await dialog.getByLabel('You are the child’s').selectOption('Mother');
  await dialog.getByLabel('Gender of the child').selectOption(gender);
  await dialog.getByRole('button', { name: 'Add the child' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

/** Changes to another account of the same login, by the menu. */
export async function switchTo(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `Account of ${from}` }).click();
  await page.getByRole('link', { name: 'Switch account' }).click();
  await page.getByRole('dialog', { name: 'Choose an account' }).getByRole('button', { name: to }).click();
  await expect(page.getByRole('button', { name: /^Account of / })).not.toHaveAccessibleName(new RegExp(from));
}

interface FreeDoctor {
  id: string;
  name: string;
  service: string;
}

/** Finds two doctors with a free online slot at the same time; returns each with the URL of its appointment dialog. */
export async function twoDoctorsAtOnce(): Promise<(FreeDoctor & { address: string })[]> {
  const { data: doctors } = await told('GET /doctors?per_page=20');
  const seen = new Map<string, FreeDoctor>();
  for (const { id, name, doctorSpecialties } of doctors) {
    const doctor = { id, name, service: doctorSpecialties[0].name };
    const days = `week_start_date=${kigaliDay(2)}&week_end_date=${kigaliDay(9)}`;
    const { calendar } = await told(`GET /view_doctor/calendar/${id}?consultation_type=ONLINE&${days}`);
    for (const { date, timeSlots } of calendar)
      for (const { time, end_time: end, isAvailable } of timeSlots) {
        const slot = new URLSearchParams({ date, time, end, type: 'ONLINE' }).toString();
        const other = seen.get(`${date} ${time} ${end}`);
        const address = (one: FreeDoctor) => `/doctors/view/${one.id}?dialog=appointment&doctor=${one.id}&${slot}`;
        if (isAvailable && other && other.id !== id)
          return [other, doctor].map((one) => ({ ...one, address: address(one) }));
        if (isAvailable) seen.set(`${date} ${time} ${end}`, doctor);
      }
  }
  throw new Error('no two doctors are free at the same time');
}
