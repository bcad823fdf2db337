import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { told } from './steps/api.ts';
import { openFromMenu } from './steps/appointments.ts';
import { toast } from './steps/desk.ts';
import { kigaliDay } from './steps/first-free-slot.ts';
import { enterAs, signInByApi, somebody } from './steps/people.ts';
import { somePhone } from './steps/phone.ts';
import { bookDay } from './steps/queue.ts';
import { expect, test } from './steps/test.ts';
import { memberOf } from './steps/timetable.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Book an appointment' });
const recordOf = (page: Page) =>
  page.getByRole('region', { name: 'Patient', exact: true }).or(page.getByRole('dialog', { name: 'Patient' }));
const nextFree = (dialog: Locator) => dialog.getByRole('group', { name: 'Now / next free' }).getByRole('button');

test('the reception books for a caller who has no record yet, and then for the same patient at the desk', async ({
  page,
}) => {
  const hospital = await signInByApi('hospital@ivuriro.test');
  const { doctor, service } = await memberOf(hospital);
  const { name } = somebody('Vestine');
  const reception = await signInByApi('reception@ivuriro.test');
  await enterAs(page, reception);
  await page.goto('/dashboard/hospital');
  await openFromMenu(page, 'Patients');

  // books for a caller: enters name and phone number, chooses doctor and time, and presses the button that books
  await page.getByRole('button', { name: 'Book for a new patient' }).click();
  let dialog = dialogOf(page);
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  await dialog.getByRole('button', { name: 'Choose a time' }).click();
  await expect(dialog.getByText('Type the name of the patient.')).toBeVisible();
  await expect(dialog.getByText('Choose the doctor.')).toBeVisible();
  await dialog.getByLabel('Full name').fill(name);
  await dialog.getByLabel('Phone').fill('0788 12');
  await dialog.getByLabel('Doctor').selectOption({ label: doctor.name });
  await nextFree(dialog).nth(2).click();
  await expectAccessible(page, 'booking at the desk');
  await dialog.getByRole('button', { name: /^Book / }).click();
  await expect(dialog.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByText('Enter a phone number, like 0788 123 456')).toHaveCount(1);
  await dialog.getByLabel('Phone').fill('0788 123 987');

  // meanwhile another desk books the chosen time
  const taken = await freeTime(2);
  await told('POST /hospital/appointments', {
    token: reception.token,
    body: { ...taken, patient: { full_name: `${name} too` } },
  });
  await dialog.getByRole('button', { name: /^Book / }).click();
  await expect(dialog.getByRole('alert')).toContainText('Somebody has just taken that time.');
  await expect(dialog.getByLabel('Full name')).toHaveValue(name);
  await nextFree(dialog).nth(2).click();
  const button = dialog.getByRole('button', { name: /^Book / });
  const [hour] = /\d\d:\d\d/.exec((await button.textContent())!)!;
  await button.click();
  await expect(toast(page, 'The appointment is booked.')).toBeVisible();
  await expect(dialog).toBeHidden();
  const record = recordOf(page);
  await expect(record.getByRole('heading', { name })).toBeVisible();
  await expect(record.getByRole('list', { name: 'Appointments here' })).toContainText(hour);

  // books for the patient at the desk, by the button in the patient's row: chooses doctor and first time, and presses
  // the button that books
  await record.locator('header').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('searchbox', { name: 'Name, phone or code' }).fill(name);
  await page.getByRole('button', { name: `Book for ${name}`, exact: true }).click();
  dialog = dialogOf(page);
  await expect(dialog).toContainText(name);
  await dialog.getByLabel('Doctor').selectOption({ label: doctor.name });
  await nextFree(dialog).first().click();
  await dialog.getByRole('button', { name: /^Book / }).click();
  await expect(dialog).toBeHidden();
  await expect(record.getByRole('list', { name: 'Appointments here' }).getByRole('listitem')).toHaveCount(2);
  await record
    .getByRole('link', { name: new RegExp(doctor.name) })
    .first()
    .click();
  const appointment = page
    .getByRole('region', { name: 'Appointment' })
    .or(page.getByRole('dialog', { name: 'Appointment' }));
  await expect(appointment).toContainText(name);
  await expect(appointment.getByRole('button', { name: 'Move', exact: true })).toBeVisible();

  /** The free slot at this position of the doctor's calendar, as the fields of a booking request. */
  async function freeTime(place: number) {
    const [from, to] = [kigaliDay(0), kigaliDay(13)];
    const { calendar } = await told(
      `GET /view_doctor/calendar/${doctor.id}?consultation_type=PHYSICAL&hospital_id=${hospital.id}&walk_in=1&week_start_date=${from}&week_end_date=${to}`,
    );
    const free = calendar.flatMap(({ date, timeSlots }: any) =>
      timeSlots.filter((slot: any) => slot.isAvailable).map((slot: any) => ({ date, ...slot })),
    );
    const { date, time, end_time } = free[place];
    return {
      doctor_id: doctor.id,
      speciality_id: service.id,
      assigned_date: date,
      start_time: time,
      end_time,
      consultation_type: 'PHYSICAL',
      payment: 'DESK',
      walk_in: date === from ? 1 : 0,
    };
  }
});

test('the reception finds a known patient by the phone number that the caller gives, and books a walk-in with the first doctor who is free', async ({
  page,
  travel,
}) => {
  const { name } = somebody('Gaspard');
  const hospital = await signInByApi('hospital@ivuriro.test');
  const phone = somePhone();
  const { before } = await bookDay(['Odile']);
  await told('POST /hospital/patients', { token: hospital.token, body: { full_name: name, phone } });
  await travel(before, page);
  await enterAs(page, await signInByApi('reception@ivuriro.test'));
  await page.goto('/dashboard/hospital/patients');
  await page.getByRole('button', { name: 'Book for a new patient' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Phone').fill(phone.replace('+250', ''));
  await expect(dialog.getByRole('heading', { name: 'Already a patient here' })).toBeVisible();
  await dialog.getByRole('list', { name: 'Already a patient here' }).getByRole('button', { name }).click();
  await dialog.getByRole('button', { name: /^(First free: |Free now, until )\d\d:\d\d/ }).click();
  await expect(dialog.getByLabel('Doctor')).not.toHaveValue('');
  await dialog.getByRole('button', { name: /^Book .*\d\d:\d\d/ }).click();
  await expect(dialog).toBeHidden();
  const record = recordOf(page);
  await expect(record.getByRole('list', { name: 'Appointments here' }).getByRole('listitem')).toHaveCount(1);
  await expect(record.getByText('Nothing was paid at the desk yet.')).toBeVisible();

  // the cash that is then taken stands on the patient's page with the number of its receipt
  const { token } = await signInByApi('hospital@ivuriro.test');
  const [booked] = (await told(`GET /hospital/appointments?text-search=${encodeURIComponent(name)}`, { token })).data;
  const { receipt } = await told(`PUT /hospital/appointment/${booked.id}/payment`, {
    token,
    body: { amount: 1_000_000 },
  });
  await page.reload();
  await expect(record.getByRole('list', { name: 'Paid here' })).toContainText(receipt.number);
  await expect(record.getByRole('button', { name: `Print receipt ${receipt.number}` })).toBeVisible();
});

test('a doctor books an appointment at a hospital for a new patient of their own', async ({ page }) => {
  const { name } = somebody('Innocent');
  await enterAs(page, await signInByApi('doctor@ivuriro.test'));
  await page.goto('/dashboard/doctor/patients');
  await page.getByRole('button', { name: 'Book for a new patient' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Full name').fill(name);
  const hospital = dialog.getByLabel('Hospital');
  await expect(hospital.or(nextFree(dialog).first()).first()).toBeVisible();
  if (await hospital.count()) await hospital.selectOption({ index: 1 });
  await nextFree(dialog).first().click();
  await dialog.getByRole('button', { name: /^Book / }).click();
  await expect(dialog).toBeHidden();
  await expect(recordOf(page).getByRole('list', { name: 'Appointments here' }).getByRole('listitem')).toHaveCount(1);
});

test('a nurse sees no button for booking', async ({ page }) => {
  await enterAs(page, await signInByApi('nurse@ivuriro.test'));
  await page.goto('/dashboard/hospital/patients?text-search=Alphonse');
  await expect(page.getByRole('link', { name: /Alphonse Habimana/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Book/ })).toHaveCount(0);
});
