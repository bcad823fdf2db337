import { enterAs, newPatient, signInByApi } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import { bookOnline } from './steps/book-by-api.ts';
import { openFromMenu } from './steps/appointments.ts';

test('the open overview of a doctor counts a new booking, and the dialog of past consultations shows when a patient has none', async ({
  page,
}) => {
  const doctor = await signInByApi('doctor@ivuriro.test');
  const patient = await newPatient('Ines');
  await enterAs(page, doctor);
  await page.goto('/dashboard/doctor');
  const pending = page.getByRole('definition').last();
  await expect(pending).toHaveText(/^\d/);
  const before = Number((await pending.textContent())!.replaceAll(',', ''));
  const appointment = await bookOnline(patient, doctor.id);
  await expect(pending).toHaveText(new Intl.NumberFormat('en').format(before + 1));

  await page.goto(`/dashboard/doctor/appointments/all/${appointment.id}?dialog=past`);
  const past = page.getByRole('dialog', { name: 'Past consultations' });
  await expect(past).toContainText('Consultation file not found');
});

test('a doctor finds an appointment on any day by the patient’s name or its number, and the list keeps the search while the details are open', async ({
  page,
}) => {
  const doctor = await signInByApi('doctor@ivuriro.test');
  const patient = await newPatient('Solange');
  const appointment = await bookOnline(patient, doctor.id);
  await enterAs(page, doctor);
  await page.goto('/dashboard/doctor');
  await expect(page.getByRole('region', { name: 'Next patient' }).getByRole('link')).toHaveAttribute(
    'href',
    /^\/dashboard\/doctor\/appointments\/all\//,
  );
  await openFromMenu(page, 'Appointments');
  const search = page.getByRole('searchbox', { name: 'Name, phone or code' });
  await search.fill('nobody at all');
  await expect(page.getByRole('heading', { name: 'No appointment fits' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(search).toHaveValue('');
  for (const text of [patient.name, appointment.appointment_id.toLowerCase()]) {
    await search.fill(text);
    await expect(page.getByRole('status').filter({ hasText: '1–1 of 1' })).toBeVisible();
  }
  await page.getByRole('link', { name: patient.name }).click();
  await expect(page.getByRole('heading', { level: 3, name: patient.name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${appointment.id}.*text-search=`));
});

test('the top bar of a doctor’s dashboard links to the video calls', async ({ page }) => {
  await enterAs(page, await signInByApi('doctor@ivuriro.test'));
  await page.goto('/dashboard/doctor');
  await page.getByRole('banner').getByRole('link', { name: 'Video calls' }).click();
  await expect(page).toHaveURL(/\/dashboard\/doctor\/video-call$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Video calls' })).toBeVisible();
});

test('for a doctor an appointment that does not exist is reported as not found, and its panel closes', async ({
  page,
}) => {
  await enterAs(page, await signInByApi('doctor@ivuriro.test'));
  await page.goto('/dashboard/doctor/appointments/all/0190a000-0000-7000-8000-000000000000');
  await expect(page.getByText('Appointment details not found').filter({ visible: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/doctor\/appointments$/);
});
