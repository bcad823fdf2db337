/// <reference lib="dom" />
import { type Coturn, startCoturn } from '../scripts/coturn.mjs';
import { ask } from './steps/api.ts';
import { expectFlow, expectStates, patientsPage, timeOfAppointment } from './steps/calls.ts';
import { flowOf, watchConnections } from './steps/connections.ts';
import { hangUp } from './steps/hang-up.ts';
import { enterAs, newPatient } from './steps/people.ts';
import { relay } from './steps/relay.ts';
import { expect, test } from './steps/test.ts';
import { holdCall, expectOver } from './steps/hold-call.ts';

test.describe.configure({ timeout: 120_000 });

test('a video call connects without the relay, continues when a party mutes, turns the camera off or reloads, and ends when the doctor hangs up', async ({
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

test.describe('video calls through the relay alone', () => {
  let coturn: Coturn;
  test.beforeAll(async () => {
    coturn = await startCoturn(relay);
  });
  test.afterAll(() => coturn.stop());

  test('a video call works, continues after ten seconds without a network, and can be ended', async ({
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

test('the address of a video call without a code leads to the home page, and an unknown call or the call of other people is refused with the server’s message', async ({
  page,
  travel,
}) => {
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
