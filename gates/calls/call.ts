/// <reference lib="dom" />
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { flowOf, watchConnections } from '../../e2e/steps/connections.ts';
import { hangUp, hangUpAtOnce } from '../../e2e/steps/hang-up.ts';
import { enterAs } from '../pages.ts';
import type { CallsFixture } from './calls-fixture.ts';
import type { PaidAppointment } from './people.ts';

export interface Outcome {
  /**
   * Milliseconds from the doctor's start of the call until both sides receive picture and sound; null when that did not
   * happen.
   */
  connectedMs: number | null;
  wrong: string[];
}
interface Kind {
  relayed: boolean;
  ending: 'doctor' | 'patient' | 'both';
}

const timeoutMs = 30_000;

/** Holds one video call, from the pages of both parties to the final states in the database. */
export async function holdCall(browser: Browser, fixture: CallsFixture, { relayed, ending }: Kind): Promise<Outcome> {
  const appointment = await fixture.makeAppointment();
  const [patient, doctor] = await Promise.all([
    enter(browser, fixture, { who: appointment.patient, type: 'patient', relayed }),
    enter(browser, fixture, { who: appointment.doctor, type: 'doctor', relayed }),
  ]);
  const wrong: string[] = [];
  try {
    await patient.goto(`${fixture.address}/meet/${appointment.code}`);
    await patient.getByRole('button', { name: 'Join the visit' }).click();
    await doctor.goto(`${fixture.address}/dashboard/doctor/video-call/${appointment.code}`);
    const start = doctor.getByRole('button', { name: 'Start the visit' });
    await start.waitFor();
    const began = performance.now();
    await start.click();
    const flowing = async () =>
      (await Promise.all([patient, doctor].map(flowOf))).every((flow) => flow.frames > 0 && flow.sound > 0);
    const connected = await until(flowing);
    const connectedMs = connected ? performance.now() - began : null;
    if (!connected) wrong.push(`${relayed ? 'the relayed' : 'the direct'} call did not connect`);
    else if (!(await until(async () => (await flowOf(patient)).relayed === relayed)))
      wrong.push(`the call went the wrong way`);
    await end(ending, patient, doctor);
    const expected = ending === 'patient' ? 'COMPLETED ONGOING' : 'COMPLETED COMPLETED';
    const closed = await until(async () => (await fixture.statesOf(appointment)).join(' ') === expected);
    if (!closed) wrong.push(`ended by ${ending} it stands at ${(await fixture.statesOf(appointment)).join(' ')}`);
    return { connectedMs, wrong };
  } finally {
    for (const page of [patient, doctor]) await page.context().close();
  }
}

async function enter(
  browser: Browser,
  { address }: CallsFixture,
  { who, type, relayed }: { who: PaidAppointment['patient']; type: 'patient' | 'doctor'; relayed: boolean },
): Promise<Page> {
  const page = await (await browser.newContext({ permissions: ['camera', 'microphone'] })).newPage();
  await watchConnections(page, { relayOnly: relayed });
  await enterAs(page, address, who, type);
  return page;
}

const end = (by: Kind['ending'], patient: Page, doctor: Page): Promise<void> =>
  by === 'both' ? hangUpAtOnce(doctor, patient) : hangUp(by === 'doctor' ? doctor : patient);

async function until(holds: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (performance.now() < end) {
    if (await holds()) return true;
    await pause(100);
  }
  return false;
}
