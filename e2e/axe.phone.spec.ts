import { expectAccessible } from './steps/accessible.ts';
import { told } from './steps/api.ts';
import { doctorsPage, expectFlow, patientsPage, timeOfAppointment } from './steps/calls.ts';
import { watchConnections } from './steps/connections.ts';
import { freestDoctor } from './steps/doctors.ts';
import { enterAs, newPatient, signInAdmin, signInByApi } from './steps/people.ts';
import { laboratory, pharmacy } from './steps/shops.ts';
import { expect, test } from './steps/test.ts';
import { openFromMenu } from './steps/appointments.ts';
import { expectAccessibleAt } from './steps/accessible.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Checks each screen once on a phone in dark mode and once on a desktop in light mode.
test.beforeEach(({ page, isMobile }) => page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' }));

test('the public pages are accessible', async ({ page }) => {
  const doctor = await freestDoctor();
  const tests = await laboratory();
  const drugs = await pharmacy('OTC');
  for (const path of [
    '/',
    '/doctors',
    '/doctors?text-search=zzzz',
    `/doctors/view/${doctor.id}`,
    `/laboratories/${tests.id}/tests`,
    `/laboratories/${tests.id}/tests?text-search=zzzz`,
    `/pharmacies/view/${drugs.id}`,
    `/pharmacies/view/${drugs.id}/drugs`,
    '/verify',
    '/contact',
    '/search?text-search=kigali',
    '/blog',
    '/faq',
    '/nowhere',
  ])
    await expectAccessibleAt(page, path);
});

test('the dialogs of public pages are accessible', async ({ page }) => {
  for (const dialog of ['login', 'forgot-password', 'appointment']) {
    await page.goto(`/?dialog=${dialog}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, dialog);
  }
  await page.goto('/reset/password/some-token');
  await expect(page.getByRole('dialog', { name: 'Set a new password' })).toBeVisible();
  await expectAccessible(page, 'reset');
  await page.goto('/?dialog=sign-up');
  await page.getByRole('checkbox', { name: 'Patient', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Hospital or clinic' }).check();
  await expectAccessible(page, 'sign-up');
});

test('a video appointment is accessible before the call, while the patient waits, and in the call', async ({
  page,
  anotherPage,
  travel,
}) => {
  const doctor = await anotherPage();
  const appointment = await timeOfAppointment(travel, page, doctor);
  await enterAs(page, appointment.patient);
  await enterAs(doctor, appointment.doctor);
  await watchConnections(page);
  await page.goto(patientsPage(appointment));
  await expect(page.getByText('You are heard')).toBeVisible();
  await expectAccessible(page, 'before the call');
  await page.getByRole('button', { name: 'Join the visit' }).click();
  await expect(page.getByText('You join by yourself')).toBeVisible();
  await expectAccessible(page, 'waiting');
  await doctor.goto('/dashboard/doctor/video-call');
  await expect(doctor.getByRole('main')).toContainText(/Online|No online|Start|Opens|–/);
  await expectAccessible(doctor, 'the online visits of today');
  await doctor.goto(doctorsPage(appointment));
  await doctor.getByRole('button', { name: 'Start the visit' }).click();
  await expectFlow(page);
  await expectAccessible(page, 'in the call');
});

test("a doctor's dashboard is accessible", async ({ page }) => {
  const doctor = await signInByApi('doctor@ivuriro.test');
  await enterAs(page, doctor);
  await expectAccessibleAt(page, '/dashboard/doctor');
  for (const word of ['Appointments', 'Calendar', 'Wallet']) {
    await openFromMenu(page, word);
    await expectAccessible(page, word);
  }
  const [appointment] = await told('GET /doctor/appointments?withoutPaginate=1&status=COMPLETED', {
    token: doctor.token,
  });
  const address = `/dashboard/doctor/appointments/completed/${appointment.id}`;
  await page.goto(address);
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeVisible();
  await expectAccessible(page, 'details of a visit');
  await page.goto(`${address}?dialog=past`);
  await expect(page.getByRole('dialog', { name: 'Past consultations' })).toBeVisible();
  await expectAccessible(page, 'past consultations');

  const appointments = await told('GET /doctor/appointments?withoutPaginate=1', { token: doctor.token });
  const open = appointments.find((one: any) => one.status === 'COMPLETED' && !one.consulatation_file);
  await page.goto(`/dashboard/doctor/appointments/all/${open.id}?dialog=file`);
  const form = page.getByRole('dialog', { name: 'Consultation file' });
  await form.getByLabel('Provisional diagnosis').first().pressSequentially('mal');
  await expect(form.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'consultation form');
});

test('reviews are accessible: the form, the patient’s list, the provider’s list and the moderation queue', async ({
  page,
}) => {
  const doctor = await signInByApi('doctor@ivuriro.test');
  await page.goto(`/doctors/view/${doctor.id}`);
  await page.getByText(/^Show \d+ more reviews$/).click();
  await expectAccessible(page, 'public reviews');
  await page.getByRole('link', { name: 'Write a review' }).click();
  const form = page.getByRole('dialog', { name: 'Write a review' });
  await form.getByRole('button', { name: 'Send the review' }).click();
  await expect(form.getByText('Write your review.')).toBeVisible();
  await form.getByRole('radiogroup', { name: 'Waiting time' }).getByRole('radio', { name: '3 stars' }).check();
  await expectAccessible(page, 'review form with complaints');

  const patient = await newPatient();
  const body = { doctor_id: doctor.id, overall: 4, recommend: 5, reviews: 'Kind and clear' };
  await told('POST /patient/doctor-reviews', { token: patient.token, body });
  await enterAs(page, patient);
  await page.goto(`/doctors/view/${doctor.id}`);
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeVisible();
  await expectAccessible(page, 'own review on the page');
  await page.goto('/profile/reviews');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm' })).toBeVisible();
  await expectAccessible(page, 'my reviews');

  await enterAs(page, doctor);
  await page.goto('/dashboard/doctor/reviews');
  await page
    .getByRole('button', { name: /^Reply to/ })
    .first()
    .click();
  await expectAccessible(page, "a provider's reviews");

  await enterAs(page, await signInAdmin());
  await page.goto('/dashboard/admin/reviews?state=all');
  await expect(page.getByRole('button', { name: /^Delete the review/ }).first()).toBeVisible();
  await expectAccessible(page, 'the queue');
  await page.goto(`/dashboard/admin/reviews/doctor/${doctor.id}`);
  await expect(page.getByRole('heading', { name: /^About/ })).toBeVisible();
  await expectAccessible(page, 'the reviews of one provider');
});
