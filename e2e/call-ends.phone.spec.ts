/// <reference lib="dom" />
import { doctorsPage, expectFlow, expectStates, patientsPage } from './steps/calls.ts';
import { watchConnections } from './steps/connections.ts';
import { hangUp, hangUpAtOnce } from './steps/hang-up.ts';
import { expect, test } from './steps/test.ts';
import { holdCall, expectOver } from './steps/hold-call.ts';

test.describe.configure({ timeout: 120_000 });

test('a party that hangs up without a network ends the call for themselves at once, and the other party is told when the network is back', async ({
  page,
  anotherPage,
  travel,
}) => {
  const { appointment, patient, doctor } = await holdCall(travel, page, await anotherPage());
  await patient.context().setOffline(true);
  await hangUp(patient);
  await expect(patient.getByText('You have ended the call.')).toBeVisible();
  await expectOver(patient);
  await expect(doctor.getByText(`${appointment.patient.name} has lost the line`)).toBeVisible({ timeout: 60_000 });
  await patient.context().setOffline(false);
  await expect(doctor.getByText(`${appointment.patient.name} has ended the call.`)).toBeVisible({ timeout: 20_000 });
  await expectStates(appointment, 'COMPLETED', 'ONGOING');
});

test('a party that loses the connection has two minutes to come back to the call, and both parties can hang up at the same time', async ({
  page,
  anotherPage,
  travel,
}) => {
  const { appointment, patient, doctor } = await holdCall(travel, page, await anotherPage());
  const [context, sameSession] = [patient.context(), await patient.context().newPage()];
  await patient.close();
  await expect(doctor.getByText(`${appointment.patient.name} has lost the line`)).toBeVisible();
  await expect(doctor.getByText(/They may come back within 1:\d\d/)).toBeVisible();
  await expectStates(appointment, 'ONGOING', 'ONGOING');
  await watchConnections(sameSession);
  await sameSession.goto(patientsPage(appointment));
  await sameSession.getByRole('button', { name: 'Join the visit' }).click();
  await expectFlow(sameSession, doctor);

  await hangUpAtOnce(doctor, sameSession);
  await expectStates(appointment, 'COMPLETED', 'COMPLETED');
  await expect(doctor).toHaveURL(new RegExp(`/appointments/all/${appointment.id}`));
  await expect(sameSession.getByRole('heading', { name: 'The video visit is over' })).toBeVisible();
  await context.close();
});

test('the doctor can complete the appointment after the patient has ended the call', async ({
  page,
  anotherPage,
  travel,
}) => {
  const { appointment, patient, doctor } = await holdCall(travel, page, await anotherPage());
  await hangUp(patient);
  await expect(doctor.getByText(`${appointment.patient.name} has ended the call.`)).toBeVisible();
  await expectOver(doctor);
  await expectStates(appointment, 'COMPLETED', 'ONGOING');
  await expect(doctor.getByRole('link', { name: 'Open the appointment' })).toHaveAttribute(
    'href',
    new RegExp(`/appointments/all/${appointment.id}$`),
  );
  await doctor.getByRole('button', { name: 'Complete the visit' }).click();
  await expectStates(appointment, 'COMPLETED', 'COMPLETED');
  await doctor.goto(doctorsPage(appointment));
  await expect(doctor.getByText('It has been completed or cancelled already.')).toBeVisible();
});
