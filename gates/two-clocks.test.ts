import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clockText, dayOf } from '../apps/api/src/platform/clock.ts';
import {
  makeDoctor,
  makeHours,
  makeInsurance,
  makePatient,
  makeSpeciality,
  type Person,
} from '../apps/api/src/testing/people.ts';
import { startTestApp, type TestApp } from '../apps/api/src/testing/test-app.ts';
import { type StartedProcess, startProcess } from './processes/start.ts';

const minute = 60_000;
const wrongClock = pathToFileURL(path.join(import.meta.dirname, 'clocks/wrong-clock.ts')).href;

/** One machine checks holds and tokens that the other machine issued: both use the clock of the database. */
describe('two machines, one with a clock an hour ahead and one with a clock an hour behind', () => {
  let fixture: TestApp;
  let doctor: Person;
  let speciality: string;
  const files = mkdtempSync(path.join(tmpdir(), 'ivuriro-clocks-'));
  const machines: StartedProcess[] = [];

  beforeAll(async () => {
    fixture = await startTestApp();
    doctor = await makeDoctor(fixture, { fee: 5_000 });
    speciality = await makeSpeciality(fixture, { id: doctor.id, kind: 'doctor' });
    await makeInsurance(fixture);
    await makeHours(fixture, doctor, { from: 480, to: 720 });
    for (const ahead of [60, -60])
      machines.push(
        await startProcess({
          DATABASE_URL: fixture.databaseUrl,
          DATA_DIR: files,
          FILE_SIGNING_KEY: 'a key that both of the machines know',
          PUBLIC_URL: 'http://ivuriro.test',
          NODE_OPTIONS: `--import ${wrongClock}`,
          CLOCK_AHEAD: String(ahead * minute),
        }),
      );
  }, 180_000);
  afterAll(async () => {
    for (const machine of machines) await machine.kill();
    await fixture?.close();
    rmSync(files, { recursive: true, force: true });
  });

  const hold = async (on: number, patient: Person, hour: number) => {
    const answer = await fetch(`${machines[on]!.address}/api/patient/payment_intents`, {
      method: 'POST',
      headers: { authorization: `Bearer ${patient.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        purpose: 'appointment',
        speciality_id: speciality,
        insurance_id: 'none',
        reason: 'Headache since Monday',
        assigned_date: dayOf(new Date(Date.now() + 3 * 86_400_000)),
        start_time: clockText(hour * 60),
        end_time: clockText(hour * 60 + 60),
        consultation_type: 'ONLINE',
        doctor_id: doctor.id,
        payment_method: 'CARD',
      }),
    });
    return { status: answer.status, ...((await answer.json()) as { code?: string; data: any }) };
  };

  it.each([
    ['the machine that is ahead', 0, 8],
    ['the machine that is behind', 1, 9],
  ])(
    'a slot that %s holds for a patient is held for ten minutes, and the other machine respects the hold',
    async (_which, on, hour) => {
      const { status, data } = await hold(on, await makePatient(fixture), hour);
      expect(status).toBe(201);
      const lasts = Date.parse(data.hold_expires_at) - Date.now();
      expect(lasts).toBeGreaterThan(9 * minute);
      expect(lasts).toBeLessThanOrEqual(10 * minute + 1_000);
      expect(await hold(1 - on, await makePatient(fixture), hour)).toMatchObject({ status: 409, code: 'slot_taken' });
    },
  );

  it.each([
    ['ahead', 0],
    ['behind', 1],
  ])('a signed file URL from the machine whose clock is %s opens on both machines', async (_which, on) => {
    const form = new FormData();
    form.append('draft', '1');
    form.append('attachments[]', new Blob(['private']), 'a.txt');
    const { token } = await makePatient(fixture);
    const sent = await fetch(`${machines[on]!.address}/api/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    const { pathname, search } = new URL(((await sent.json()) as { data: any }).data.files[0].url);
    for (const { address } of machines) expect((await fetch(address + pathname + search)).status).toBe(200);
  });
});
