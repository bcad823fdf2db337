/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { type Coturn, startCoturn } from '../scripts/coturn.mjs';
import { ask } from './steps/api.ts';
import {
  doctorsPage,
  expectFlow,
  expectStates,
  type OnlineAppointment,
  patientsPage,
  timeOfAppointment,
} from './steps/calls.ts';
import { flowOf, watchConnections } from './steps/connections.ts';
import { hangUp, hangUpAtOnce } from './steps/hang-up.ts';
import { enterAs, newPatient } from './steps/people.ts';
import { haveNone, pullOut } from './steps/pull-out.ts';
import { relay } from './steps/relay.ts';
import { expect, test, type Travel } from './steps/test.ts';

test.describe.configure({ timeout: 120_000 });

interface Call {
  appointment: OnlineAppointment;
  doctor: Page;
  patient: Page;
}

/** A booked online appointment, with patient and doctor each in a browser of their own. */
async function meetUp(travel: Travel, patient: Page, doctor: Page, ways: { relayOnly?: boolean } = {}): Promise<Call> {
  const appointment = await timeOfAppointment(travel, patient, doctor);
  for (const [page, who] of [
    [patient, appointment.patient],
    [doctor, appointment.doctor],
  ] as const) {
    await watchConnections(page, ways);
    await enterAs(page, who);
  }
  return { appointment, patient, doctor };
}

/** The patient waits, the doctor starts, and both see and hear each other. */
async function holdCall(...given: Parameters<typeof meetUp>): Promise<Call> {
  const { appointment, patient, doctor } = await meetUp(...given);
  await patient.goto(patientsPage(appointment));
  await expect(patient.getByText('Wait Doctor to start meeting....')).toBeVisible();
  await patient.getByRole('button', { name: 'Join the visit' }).click();
  await expect(patient.getByText('You join by yourself as soon as your doctor starts.')).toBeVisible();
  await expectStates(appointment, 'PENDING', 'PENDING');
  await doctor.goto(doctorsPage(appointment));
  await expect(doctor.getByText('The patient is there. You can start.')).toBeVisible();
  await doctor.getByRole('button', { name: 'Start the visit' }).click();
  await expectFlow(patient, doctor);
  await expectStates(appointment, 'ONGOING', 'ONGOING');
  return { appointment, patient, doctor };
}

/** The end of the call is shown within the viewport, however far the page was scrolled. */
async function expectOver(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: 'The video visit is over' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test('a video call works directly, muted, without picture and after both parties reload, until the doctor ends it', async ({
  page,
  anotherPage,
  travel,
}) => {
  const { appointment, patient, doctor } = await holdCall(travel, page, await anotherPage());
  await expect.poll(async () => (await flowOf(patient)).relayed).toBe(false);

  await patient.getByRole('button', { name: 'Mute' }).click();
  await expect(doctor.getByText('Muted')).toBeVisible();
  await patient.getByRole('button', { name: 'Unmute' }).click();
  await expect(doctor.getByText('Muted')).toBeHidden();
  await patient.getByRole('button', { name: 'Turn camera off' }).click();
  await expect(doctor.getByText(`${appointment.patient.name}’s camera is off`)).toBeVisible();
  await patient.getByRole('button', { name: 'Turn camera on' }).click();
  await expectFlow(doctor);
  await expect(patient.getByLabel('Data used in this call')).toHaveText(/[1-9].* MB used|0\.[1-9] MB used/);

  await patient.reload();
  await expectFlow(patient, doctor);
  await doctor.reload();
  await expectFlow(doctor, patient);
  await expectStates(appointment, 'ONGOING', 'ONGOING');

  await hangUp(doctor);
  await expect(doctor).toHaveURL(new RegExp(`/appointments/all/${appointment.id}`));
  await expectOver(patient);
  await expectStates(appointment, 'COMPLETED', 'COMPLETED');
});

test('a microphone or camera that is unplugged is replaced, or both parties are told; others can be chosen during the call', async ({
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

test('before a video call each party tests the devices, and sees the other come and go', async ({
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

test('hanging up without a network ends the call at once, and the other party is told when it is back', async ({
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

test('a newer tab takes over the video call, and the older one can take it back', async ({
  page,
  anotherPage,
  travel,
}) => {
  const { appointment, patient, doctor } = await holdCall(travel, page, await anotherPage());
  const newer = await patient.context().newPage();
  await watchConnections(newer);
  await newer.goto(patientsPage(appointment));
  await newer.getByRole('button', { name: 'Join the visit' }).click();
  await expect(patient.getByRole('heading', { name: 'This visit is open in another window' })).toBeVisible();
  await expectFlow(newer, doctor);
  await patient.bringToFront();
  await patient.getByRole('button', { name: 'Continue here' }).click();
  await expectFlow(patient, doctor);
  await expect(newer.getByRole('heading', { name: 'This visit is open in another window' })).toBeVisible();
  await expectStates(appointment, 'ONGOING', 'ONGOING');
});

test('a party that loses the connection has two minutes to come back, and both may end at the same time', async ({
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

test('the doctor completes the appointment after the patient ended the call', async ({ page, anotherPage, travel }) => {
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

test.describe('video calls through the relay alone', () => {
  let coturn: Coturn;
  test.beforeAll(async () => {
    coturn = await startCoturn(relay);
  });
  test.afterAll(() => coturn.stop());

  test('a video call works, survives ten seconds without a network, and reconnects', async ({
    page,
    anotherPage,
    travel,
  }) => {
    const { appointment, patient, doctor } = await holdCall(travel, page, await anotherPage(), { relayOnly: true });
    for (const page of [patient, doctor]) await expect.poll(async () => (await flowOf(page)).relayed).toBe(true);

    coturn.pause();
    await patient.context().setOffline(true);
    const until = Date.now() + 10_000;
    await expect(patient.getByText(/The line was lost|No connection to us/).first()).toBeVisible({ timeout: 20_000 });
    await expect.poll(() => Date.now() > until, { timeout: 15_000 }).toBe(true);
    coturn.goOn();
    await patient.context().setOffline(false);

    await expectFlow(patient, doctor);
    await expectStates(appointment, 'ONGOING', 'ONGOING');
    await hangUp(doctor);
    await expectStates(appointment, 'COMPLETED', 'COMPLETED');
  });
});

test('a meeting without a code or of other people is refused with the server’s message', async ({ page, travel }) => {
  const appointment = await timeOfAppointment(travel, page);
  const stranger = await newPatient();
  await page.goto('/meet');
  await expect(page).toHaveURL(/\/$/);
  await enterAs(page, stranger);
  await page.goto(patientsPage(appointment));
  await expect(page.getByText('Not found.').filter({ visible: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await enterAs(page, appointment.doctor);
  await page.goto('/dashboard/video-call/no-such-meeting');
  await expect(page.getByText('Not found.').filter({ visible: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/doctor\/appointments$/);
  expect((await ask(`GET /meeting/${appointment.code}`, { token: stranger.token })).status).toBe(404);
});
