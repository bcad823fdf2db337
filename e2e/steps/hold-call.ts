import type { Page } from '@playwright/test';
import {
  doctorsPage,
  expectFlow,
  expectStates,
  type OnlineAppointment,
  patientsPage,
  timeOfAppointment,
} from './calls.ts';
import { watchConnections } from './connections.ts';
import { enterAs } from './people.ts';
import { expect, type Travel } from './test.ts';

interface Call {
  appointment: OnlineAppointment;
  doctor: Page;
  patient: Page;
}

/** Books an online appointment, and prepares a browser for the patient and another one for the doctor. */
export async function meetUp(
  travel: Travel,
  patient: Page,
  doctor: Page,
  ways: { relayOnly?: boolean } = {},
): Promise<Call> {
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

/** The patient waits, the doctor starts the call, and both parties see and hear each other. */
export async function holdCall(...given: Parameters<typeof meetUp>): Promise<Call> {
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

/** Expects that the end of the call is shown within the viewport, however far the page was scrolled before. */
export async function expectOver(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { name: 'The video visit is over' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
}
