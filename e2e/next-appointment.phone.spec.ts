import { expectAccessible } from './steps/accessible.ts';
import { bookOnline } from './steps/book-by-api.ts';
import { freestDoctor } from './steps/doctors.ts';
import { enterAs, newPatient } from './steps/people.ts';
import { expect, test } from './steps/test.ts';

test('the start page begins with the next appointment of a patient, and offers to join its call once the call is open', async ({
  page,
  travel,
}) => {
  const patient = await newPatient('Odile');
  await enterAs(page, patient);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const next = page.getByRole('region', { name: 'Your next appointment' });
  await expect(next).toBeHidden();

  const doctor = await freestDoctor();
  const booked = await bookOnline(patient, doctor.id);
  await page.reload();
  await expect(next).toContainText(doctor.name);
  await expect(next.getByRole('link', { name: /^Join/ })).toBeHidden();
  await expectAccessible(page, 'start page with an appointment');
  await next.getByRole('link', { name: /^Details/ }).click();
  await expect(page.getByRole('dialog', { name: 'Appointment' })).toContainText(doctor.name);

  const start = new Date(`${booked.assigned_date} ${booked.start_time} GMT+0200`);
  await travel(new Date(start.getTime() - 60_000), page);
  await page.goto('/');
  await next.getByRole('link', { name: `Join the video visit with ${doctor.name}` }).click();
  await expect(page).toHaveURL(/\/meet\//);
});
