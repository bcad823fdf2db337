import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { told } from './api.ts';
import { pageUntil } from './find-doctor.ts';
import type { SignedIn } from './people.ts';
import { expect } from './test.ts';

/** Opens the list of the patient, and then the details of the only appointment with this doctor. */
export async function openMyAppointment(page: Page, doctor: string): Promise<Locator> {
  await page.goto('/profile/appointment');
  await expect(page.getByRole('heading', { level: 1, name: 'My appointments' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: doctor })).toHaveCount(1);
  await page.getByRole('link', { name: new RegExp(`^Details: .*${doctor}`) }).click();
  const details = page.getByRole('dialog', { name: 'Appointment' });
  await expect(details).toContainText(doctor);
  return details;
}

/**
 * Opens a pending appointment from the list of a dashboard by the patient's name. The panel is beside the list, or over
 * it on a phone.
 */
export async function openAppointmentOf(page: Page, patient: string): Promise<Locator> {
  await openFromMenu(page, 'Appointments');
  await page.getByRole('group', { name: 'Status' }).getByText('Pending', { exact: true }).click();
  await expect(page).toHaveURL(/PENDING/i);
  const line = await findAppointmentOf(page, patient);
  await line.click();
  const appointment = page
    .getByRole('dialog', { name: 'Appointment' })
    .or(page.getByRole('region', { name: 'Appointment' }));
  await expect(appointment.getByRole('heading', { name: patient })).toBeVisible();
  return appointment;
}

/** Finds the row of the patient in the open list, on any of its pages. */
export async function findAppointmentOf(page: Page, patient: string): Promise<Locator> {
  await expect(page.getByRole('status').filter({ hasText: /of \d/ })).toBeVisible();
  // earlier rows stay visible until the requested rows arrive
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const line = page.getByRole('link', { name: patient });
  await pageUntil(page, async () => (await line.count()) > 0);
  return line;
}

/**
 * Opens a page by the menu of the dashboard, which a phone shows only after a button is pressed. A count may follow the
 * name of the page.
 */
export async function openFromMenu(page: Page, word: string): Promise<void> {
  await clickInMenu(page, word);
  await expect(page).toHaveURL(new RegExp(`/${word.toLowerCase()}`));
}

/** Clicks the link in the menu, without expecting that the page opens. */
export async function clickInMenu(page: Page, word: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: new RegExp(`^${word}`) });
  await expect(page.getByRole('main')).toBeVisible();
  if ((await link.filter({ visible: true }).count()) === 0) await page.getByRole('button', { name: 'Menu' }).click();
  await link.filter({ visible: true }).click();
}

/** Returns the instant one minute after the start of the doctor's appointment with this number. */
export async function minuteAfterStart({ token }: SignedIn, number: string): Promise<Date> {
  const appointments = await told('GET /doctor/appointments?withoutPaginate=1', { token });
  const { assigned_date, start_time } = appointments.find(
    (one: { appointment_id: string }) => one.appointment_id === number,
  );
  return new Date(Date.parse(`${assigned_date} ${start_time} GMT+0200`) + 60_000);
}

/** The doctor starts the appointment, writes the consultation file and completes the appointment. */
export async function seePatient(page: Page, appointment: Locator): Promise<void> {
  await setStatus(page, appointment, 'Ongoing');
  await writeFile(page, appointment);
  await setStatus(page, appointment, 'Completed');
}

const questions = { Completed: 'Was this visit completed?', Missed: 'Did the patient not come?' };

/** Sets the status of the open appointment, and confirms the question that the page asks for some statuses. */
export async function setStatus(
  page: Page,
  appointment: Locator,
  status: 'Ongoing' | keyof typeof questions,
): Promise<void> {
  await appointment.getByRole('combobox', { name: 'Status' }).selectOption({ label: status });
  if (status !== 'Ongoing') {
    const question = page.getByRole('dialog', { name: questions[status] });
    await question.getByRole('button', { name: 'Yes' }).click();
  }
  await expect(page.getByText('Appointment status changed').filter({ visible: true }).first()).toBeVisible();
  await expect(appointment.getByRole('combobox', { name: 'Status' })).toHaveValue(status.toUpperCase());
}

/**
 * Saves a consultation file with concern, assessment, diagnosis and drug, and expects that the appointment then shows
 * it.
 */
async function writeFile(page: Page, appointment: Locator): Promise<void> {
  await appointment.getByRole('link', { name: 'New file' }).click();
  const form = page.getByRole('dialog', { name: 'Consultation file' });
  await form.getByLabel('Patient concern').fill('Fever and shivering for two days');
  await form.getByLabel('Doctor assessment').fill('Temperature 38.9, no neck stiffness');
  await pick(form, 'Provisional diagnosis', 'malaria');
  const drug = await pick(form, 'Drugs', 'paracetamol');
  const line = form.getByRole('group', { name: drug });
  await line.getByLabel('How often').selectOption({ label: 'Three times a day' });
  await line.getByLabel('For how long').selectOption({ index: 1 });
  await form.getByLabel('Comment').fill('Drink a lot, come back when the fever does');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(appointment.getByRole('heading', { name: 'Consultation file' })).toBeVisible();
}

async function pick(form: Locator, label: string, text: string): Promise<string> {
  await form.getByLabel(label, { exact: true }).first().pressSequentially(text);
  const option = form.getByRole('option').first();
  await expect(option).toBeVisible();
  const name = (await option.textContent()) ?? '';
  await option.click();
  return name;
}

/**
 * Downloads the consultation file as a PDF. Expects that anybody can verify its code, and that the result does not
 * reveal the patient.
 */
export async function downloadDocument(
  page: Page,
  appointment: Locator,
  doctor: string,
  patient: string,
): Promise<void> {
  const [document] = await Promise.all([
    page.waitForEvent('download'),
    appointment.getByRole('link', { name: 'Download PDF' }).click(),
  ]);
  expect(
    readFileSync(await document.path())
      .subarray(0, 5)
      .toString('latin1'),
  ).toBe('%PDF-');
  const printed = (await appointment.getByText(/ · Code \w+$/).textContent()) ?? '';
  const code = printed.split(' ').at(-1);
  const known = await told(`GET /verify/${code}`);
  expect(known).toMatchObject({ code, doctor: { name: doctor }, drugs: 1 });
  expect(JSON.stringify(known)).not.toContain(patient);
}
