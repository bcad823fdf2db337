import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { told } from './steps/api.ts';
import { enterAs, newPatient, type SignedIn, signInByApi } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import { bookOnline } from './steps/book-by-api.ts';
import { openMyAppointment } from './steps/appointments.ts';

const doctorName = 'Dr. Eric Habimana';
const doctor = (): Promise<SignedIn> => signInByApi('doctor@ivuriro.test');

test('a patient moves an appointment, adds it to a calendar, and cancels it after seeing the refund', async ({
  page,
}) => {
  const patient = await newPatient('Kamanzi');
  const booked = await bookOnline(patient, (await doctor()).id);
  await enterAs(page, patient);
  const details = await openMyAppointment(page, doctorName);

  await details.getByRole('button', { name: 'Move to another time' }).click();
  const move = page.getByRole('dialog', { name: 'Move to another time' });
  await expect(move.getByRole('button', { name: 'Choose another time' })).toBeDisabled();
  // chooses the last free slot, because a cancellation on the day itself may no longer refund the full price
  await move
    .getByRole('button', { name: /\d\d:\d\d$/, pressed: false, disabled: false })
    .last()
    .click();
  await move.getByRole('button', { name: /^Move to \w{3} / }).click();
  await expect(page.getByText('Your appointment was moved').filter({ visible: true }).first()).toBeVisible();
  await expect(move).toBeHidden();
  const now = await told(`GET /patient/appointment/${booked.id}`, { token: patient.token });
  expect([now.assigned_date, now.start_time]).not.toEqual([booked.assigned_date, booked.start_time]);
  const start = new Date(`${now.assigned_date} ${now.start_time} GMT+0200`);
  await expect(details).toContainText(clockOf(start));
  await expect(details.getByText('Paid', { exact: true })).toBeVisible();

  const file = await downloaded(page, details.getByRole('button', { name: 'Add to calendar' }));
  expect(file).toContain(`UID:${booked.id}@ivuriro\r\nSEQUENCE:1\r\n`);
  expect(file).toContain(`DTSTART:${start.toISOString().replaceAll(/[-:]|\.000/g, '')}\r\n`);
  expect(file).toContain(`SUMMARY:Appointment with ${doctorName}\r\n`);

  await expect(details).toContainText(/If you cancel until .* you get 10,000 Frw back\. After that 5,000 Frw\./);
  await details.getByRole('button', { name: 'Cancel the appointment' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question).toContainText('you get 10,000 Frw back');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(question).toBeHidden();
  await expect(details.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(details).toContainText(/10,000 Frw (go|went) back to you\./);
  await details.getByRole('link', { name: 'Book again' }).click();
  await expect(page.getByRole('dialog', { name: 'Make an appointment' })).toContainText(doctorName);
});

test('the page about access to their file shows the patient that the doctor opened the appointment', async ({
  page,
  anotherPage,
}) => {
  const patient = await newPatient('Uwimana');
  const eric = await doctor();
  const { id, appointment_id } = await bookOnline(patient, eric.id);
  await enterAs(page, patient);
  await page.goto('/profile/access');
  await expect(page.getByRole('heading', { name: 'Nobody has opened your file yet' })).toBeVisible();

  const room = await anotherPage();
  await enterAs(room, eric);
  await room.goto(`/dashboard/doctor/appointments/all/${id}`);
  const appointment = room
    .getByRole('dialog', { name: 'Appointment' })
    .or(room.getByRole('region', { name: 'Appointment' }));
  await expect(appointment.getByRole('heading', { name: patient.name })).toBeVisible();

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('link', { name: 'Who opened my file' }).click();
  await page.reload();
  const line = page.getByRole('listitem').filter({ hasText: doctorName });
  await expect(line).toContainText(`Opened appointment ${appointment_id}`);
  await expect(line).toContainText('Doctor');
});

test('a doctor’s list shows future appointments first, and past appointments by their status', async ({ page }) => {
  const patient = await newPatient('Ishimwe');
  const eric = await doctor();
  await bookOnline(patient, eric.id);
  await enterAs(page, eric);
  await page.goto('/dashboard/doctor/appointments');
  const period = page.getByRole('group', { name: 'When' });
  await expect(period.getByRole('radio', { name: 'Coming' })).toBeChecked();
  const { data } = await told('GET /doctor/appointments?period=coming', { token: eric.token });
  const names = page.getByRole('main').getByRole('link', { name: data[0].patient.full_name });
  await expect(names.first()).toBeVisible();
  await period.getByRole('radio', { name: 'Past' }).check();
  await expect(page).toHaveURL(/\?period=past$/);
  await page.goto('/dashboard/doctor/appointments/completed');
  await expect(period.getByRole('radio', { name: 'All' })).toBeChecked();
  await expect(page.getByText('Completed', { exact: true }).filter({ visible: true }).nth(1)).toBeVisible();
});

const clockOf = (at: Date) =>
  at.toLocaleTimeString('en-GB', { timeZone: 'Africa/Kigali', hour: '2-digit', minute: '2-digit' });

async function downloaded(page: Page, button: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(file.suggestedFilename()).toMatch(/^appointment-\w{8}\.ics$/);
  return readFileSync(await file.path(), 'utf8').replaceAll('\r\n ', '');
}
