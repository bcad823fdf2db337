import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { openAppointmentOf, openMyAppointment } from './steps/appointments.ts';
import { told } from './steps/api.ts';
import { toast } from './steps/desk.ts';
import { firstFreeSlot } from './steps/first-free-slot.ts';
import { enterAs, newPatient, signInByApi, type SignedIn, somebody } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import { memberOf } from './steps/timetable.ts';

/** Books the first free slot with a doctor of the hospital, to be paid in cash. */
async function bookAtHospital(patient: SignedIn, hospital: SignedIn): Promise<{ doctor: string }> {
  const { house, doctor, service } = await memberOf(hospital);
  const slot = await firstFreeSlot(
    `/view_hospital/calendar/${house.id}?consultation_type=PHYSICAL&doctor_id=${doctor.id}`,
  );
  await told('POST /patient/request/appointment', {
    token: patient.token,
    body: {
      speciality_id: service.id,
      insurance_id: 'none',
      reason: 'Cough',
      ...slot,
      consultation_type: 'PHYSICAL',
      doctor_id: doctor.id,
      hospital_id: house.id,
      payment_method: 'CASH',
      amount_shown: 1_000_000,
    },
  });
  return { doctor: doctor.name };
}

async function openAt(page: Page, patient: string): Promise<Locator> {
  await page.goto('/dashboard/hospital');
  return openAppointmentOf(page, patient);
}

test('a receptionist moves an appointment with a message to the patient, and cancels it with another message', async ({
  page,
}) => {
  const hospital = await signInByApi('hospital@ivuriro.test');
  const patient = await newPatient('Clarisse');
  const { doctor } = await bookAtHospital(patient, hospital);
  const reception = await signInByApi('reception@ivuriro.test');
  await enterAs(page, reception);
  let appointment = await openAt(page, patient.name);
  await appointment.getByRole('button', { name: 'Move', exact: true }).click();
  const move = page.getByRole('dialog', { name: 'Move to another time' });
  await expect(move.getByLabel('Doctor').locator('option:checked')).toHaveText(doctor);
  const free = move.getByRole('button', { name: /^Free/ }).or(move.getByRole('button', { name: /\d\d:\d\d$/ }));
  await expect(free.first()).toBeVisible();
  await expectAccessible(page, 'moving an appointment at the desk');
  // shows later days, because tests before this one may have booked all slots of the first days
  await move.getByRole('button', { name: 'Later days' }).click();
  await free.filter({ visible: true }).and(move.locator('button:not([aria-disabled="true"])')).last().click();
  await move.getByLabel('A word to the patient (optional)').fill('Dr. Keza is in surgery that morning.');
  const button = move.getByRole('button', { name: /^Move to / });
  const [hours] = /\d\d:\d\d – \d\d:\d\d$/.exec((await button.textContent())!)!;
  await button.click();
  await expect(toast(page, 'The appointment was moved, and the patient is told')).toBeVisible();
  await expect(move).toBeHidden();
  await expect(appointment).toContainText(hours);
  await expect(appointment).toContainText('Dr. Keza is in surgery that morning.');

  await enterAs(page, patient);
  const mine = await openMyAppointment(page, doctor);
  await expect(mine).toContainText(hours);
  await expect(mine).toContainText('Dr. Keza is in surgery that morning.');

  await enterAs(page, reception);
  appointment = await openAt(page, patient.name);
  await appointment.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Cancelled' });
  const question = page.getByRole('dialog', { name: 'Cancel this appointment?' });
  await question.getByLabel('A word to the patient (optional)').fill('The X-ray is broken, please book again.');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(question).toBeHidden();
  await enterAs(page, patient);
  await expect(await openMyAppointment(page, doctor)).toContainText('The X-ray is broken, please book again.');
});

test('before and after an appointment is cancelled, the reception reads that nobody can tell a patient without phone and mail', async ({
  page,
}) => {
  const hospital = await signInByApi('hospital@ivuriro.test');
  const { doctor, service, house } = await memberOf(hospital);
  const slot = await firstFreeSlot(
    `/view_hospital/calendar/${house.id}?consultation_type=PHYSICAL&doctor_id=${doctor.id}`,
  );
  const { name } = somebody('Yvonne');
  const body = {
    ...slot,
    doctor_id: doctor.id,
    speciality_id: service.id,
    consultation_type: 'PHYSICAL',
    payment: 'DESK',
    patient: { full_name: name },
  };
  await told('POST /hospital/appointments', { token: hospital.token, body });
  await enterAs(page, await signInByApi('reception@ivuriro.test'));
  const appointment = await openAt(page, name);
  await appointment.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Cancelled' });
  const question = page.getByRole('dialog', { name: 'Cancel this appointment?' });
  await expect(question).toContainText('Nobody can be told: call them or note it.');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, 'The appointment was cancelled. Nobody can be told: call them or note it.')).toBeVisible();
});
