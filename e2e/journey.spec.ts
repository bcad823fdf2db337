import { chooseTime, expectBooked, goToCheckout, openWizard, payInCash, sayWhatFor } from './steps/book.ts';
import { findDoctor, searchAtHome } from './steps/find-doctor.ts';
import { demoPassword, enterAs, newPatient, signInByApi, somebody } from './steps/people.ts';
import { signIn, signUp } from './steps/sign-up.ts';
import { expect, test } from './steps/test.ts';
import {
  downloadDocument,
  minuteAfterStart,
  openMyAppointment,
  openAppointmentOf,
  seePatient,
} from './steps/appointments.ts';

const doctor = 'Dr. Eric Habimana';

test('a patient signs up, finds a doctor, pays online by card, attends the appointment and gets the prescription', async ({
  page,
  anotherPage,
  travel,
}) => {
  const patient = somebody('Keza');
  await page.goto('/');
  await signUp(page, patient, 'Patient');

  await searchAtHome(page, 'diabetis');
  await findDoctor(page, 'diabetis', 'Internal medicine', doctor);
  await page.getByRole('link', { name: 'Make an appointment' }).filter({ visible: true }).first().click();
  await sayWhatFor(page, { service: 'Internal medicine', reason: 'Always thirsty since last month' });
  await chooseTime(page);
  const checkout = await goToCheckout(page);
  await checkout.getByRole('button', { name: 'Approve' }).click();
  const number = await expectBooked(page);
  await expect(page.getByRole('dialog')).toContainText('10,000 Frw');

  const booked = await openMyAppointment(page, doctor);
  await expect(booked).toContainText(number);
  await expect(booked).toContainText('Pending');
  await expect(booked).toContainText('10,000 Frw, Card');
  await expect(booked.getByText('Paid', { exact: true })).toBeVisible();
  await expect(booked).toContainText('Consultation file not found');

  const room = await anotherPage();
  await travel(await minuteAfterStart(await signInByApi('doctor@ivuriro.test'), number), room);
  await room.goto('/');
  await signIn(room, { email: 'doctor@ivuriro.test', password: demoPassword });
  await expect(room).toHaveURL(/\/dashboard\/doctor\/agenda$/);
  const appointment = await openAppointmentOf(room, patient.name);
  await expect(appointment).toContainText('Always thirsty since last month');
  await seePatient(room, appointment);

  const seen = await openMyAppointment(page, doctor);
  await expect(seen).toContainText('Completed');
  await downloadDocument(page, seen, doctor, patient.name);
  await page.goto('/profile/notification');
  for (const news of [/is booked/, /is completed/, /prescription .*is ready/, /payment .*has arrived/])
    await expect(page.getByText(news).first()).toBeVisible();
});

test('a patient books at a hospital, pays in cash, attends the appointment and gets the prescription', async ({
  page,
  anotherPage,
  travel,
}) => {
  const patient = await newPatient('Mugisha');
  const place = 'Kibagabaga Hospital';
  const { id } = (await signInByApi('doctor@ivuriro.test')) as { id: string };
  await enterAs(page, patient);
  await openWizard(page, id);
  await sayWhatFor(page, { service: 'General practice', hospital: `${place}, Gasabo`, reason: 'A cough that stays' });
  await chooseTime(page);
  await payInCash(page);
  const number = await expectBooked(page);
  await expect(page.getByRole('dialog')).toContainText(`Be at ${place} ten minutes before.`);
  await expect(page.getByRole('dialog')).toContainText('Bring 10,000 Frw in cash');

  const booked = await openMyAppointment(page, doctor);
  await expect(booked.getByText('Not Paid', { exact: true })).toBeVisible();
  await expect(booked).toContainText('You pay at the place.');

  const room = await anotherPage();
  await travel(await minuteAfterStart(await signInByApi('doctor@ivuriro.test'), number), room);
  await enterAs(room, await signInByApi('doctor@ivuriro.test'));
  await room.goto('/dashboard/doctor');
  const appointment = await openAppointmentOf(room, patient.name);
  await expect(appointment).toContainText(place);
  await expect(appointment).toContainText('Paid in cash at the visit.');
  await seePatient(room, appointment);
  await expect(appointment.getByText('Paid', { exact: true })).toBeVisible();

  const seen = await openMyAppointment(page, doctor);
  await expect(seen.getByText('Paid', { exact: true })).toBeVisible();
  await downloadDocument(page, seen, doctor, patient.name);
});
