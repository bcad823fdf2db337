import { expectAccessible } from './steps/accessible.ts';
import { bookOnline } from './steps/book-by-api.ts';
import { freestDoctor } from './steps/doctors.ts';
import { enterAs, newPatient } from './steps/people.ts';
import { expect, test } from './steps/test.ts';

test('the start page begins with the next visit of a patient, and with its call when that is open', async ({
  page,
  travel,
}) => {
  const patient = await newPatient('Odile');
  await enterAs(page, patient);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const next = page.getByRole('region', { name: 'Your next visit' });
  await expect(next).toBeHidden();

  const doctor = await freestDoctor();
  const visit = await bookOnline(patient, doctor.id);
  await page.reload();
  await expect(next).toContainText(doctor.name);
  await expect(next.getByRole('link', { name: /^Join/ })).toBeHidden();
  await expectAccessible(page, 'start page with a visit');
  await next.getByRole('link', { name: /^Details/ }).click();
  await expect(page.getByRole('dialog', { name: 'Appointment' })).toContainText(doctor.name);

  const time = visit.start_time.replace(/ [AP]M/, '');
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  const late = visit.start_time.endsWith('PM') && hour < 12 ? hour + 12 : hour;
  const start = new Date(
    `${visit.assigned_date}T${String(late).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00+02:00`,
  );
  await travel(new Date(start.getTime() - 60_000), page);
  await page.goto('/');
  await next.getByRole('link', { name: `Join the video visit with ${doctor.name}` }).click();
  await expect(page).toHaveURL(/\/meet\//);
});
