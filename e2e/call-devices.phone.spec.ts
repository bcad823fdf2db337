/// <reference lib="dom" />
import { doctorsPage, expectFlow, patientsPage } from './steps/calls.ts';
import { haveNone, pullOut } from './steps/pull-out.ts';
import { expect, test } from './steps/test.ts';
import { holdCall, meetUp } from './steps/hold-call.ts';

test.describe.configure({ timeout: 120_000 });

test('when a microphone or camera is unplugged during a call, another one replaces it or both parties are told, and a party can choose another device', async ({
  page,
  anotherPage,
  travel,
}) => {
  const { appointment, patient, doctor } = await holdCall(travel, page, await anotherPage());
  for (const kind of ['audio', 'video'] as const) {
    await pullOut(patient, kind);
    await expectFlow(doctor);
  }
  await patient.getByRole('button', { name: 'Camera, microphone, speaker' }).press('Enter');
  const microphones = patient.getByRole('combobox', { name: 'Microphone' });
  const other = await microphones.locator('option:not(:checked)').last().getAttribute('value');
  await microphones.selectOption(other);
  await expect(microphones).toHaveValue(other!);
  await patient.keyboard.press('Escape');
  await expect(patient.getByRole('button', { name: 'Camera, microphone, speaker' })).toBeFocused();
  await expectFlow(doctor);

  await haveNone(patient);
  await pullOut(patient, 'audio');
  await expect(patient.getByRole('alert')).toContainText('Your microphone was disconnected: you are not heard.');
  await expect(doctor.getByText('Microphone not working')).toBeVisible();
  await pullOut(patient, 'video');
  await expect(doctor.getByText(`${appointment.patient.name}’s camera is not working`)).toBeVisible();
  await expect(doctor.getByText('Good line')).toHaveCount(0);
});

test('before a video call each party can test their devices and sees when the other party comes and leaves', async ({
  page,
  anotherPage,
  travel,
}) => {
  const { appointment, patient, doctor } = await meetUp(travel, page, await anotherPage());
  const isThere = patient.getByText('Your doctor is there. You can join.');
  const waits = patient.getByText('Wait Doctor to start meeting....');
  await doctor.goto(doctorsPage(appointment));
  await expect(doctor.getByText('The patient is not there.')).toBeVisible();
  await doctor.getByRole('button', { name: 'Start the visit' }).click();
  await expect(doctor.getByText('Waiting for the patient')).toBeVisible();

  await patient.goto(patientsPage(appointment));
  await expect(isThere).toBeVisible();
  await expect(patient.getByRole('button', { name: 'Join the visit' })).toBeInViewport({ ratio: 1 });
  await patient.getByText('Camera, microphone, speaker').click();
  for (const device of ['Camera', 'Microphone', 'Speaker'])
    await expect(patient.getByRole('combobox', { name: device })).toBeVisible();
  await expect(patient.getByText(/Uses up to 7 MB of data a minute, without pictures about 0\.6 MB/)).toBeVisible();

  await doctor.goto('/healthz');
  await expect(waits).toBeVisible();
  await patient.context().setOffline(true);
  await doctor.goto(doctorsPage(appointment));
  await expect(doctor.getByText('Waiting for the patient')).toBeVisible();
  await patient.context().setOffline(false);
  await expect(isThere).toBeVisible({ timeout: 15_000 });
  await patient.getByRole('button', { name: 'Join the visit' }).click();
  await expectFlow(patient, doctor);
});
