/// <reference lib="dom" />
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../apps/api/src/platform/db/role.ts';
import { connectClient } from '../apps/api/src/testing/meeting-scenario.ts';
import { type StartedProcess, startProcess } from '../gates/processes/start.ts';
import { haveChromium } from '../scripts/chromium.mjs';
import { startServices } from './testing/services.ts';
import { bookAndPay, paper, signIn, told, type OnlineAppointment, type Visitor } from './testing/visitor.ts';

/**
 * Runs all services of compose.yaml on this machine: PostgreSQL, Redis, a file store, a relay, two web processes and a
 * worker.
 */
describe('two web processes and a worker', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'ivuriro-scaling-'));
  const at = (name: string) => path.join(root, name);
  const stops: (() => Promise<unknown>)[] = [];
  let env: Record<string, string>;
  let here: StartedProcess;
  let there: StartedProcess;
  let worker: StartedProcess;
  let patient: Visitor;
  let doctor: Visitor;
  let appointment: OnlineAppointment;

  const start = async (part: 'web' | 'worker', name: string) => {
    const started = await startProcess({ ...env, PROCESS: part, DATA_DIR: at(name) });
    stops.push(started.kill);
    return started;
  };
  /**
   * Moves the meeting to now, because the product issues credentials of the relay only from half an hour before an
   * appointment.
   */
  const beginsSoon = (code: string) =>
    asOwner(env.DATABASE_URL!, (client) =>
      client.query(`update meeting set starts_at = now(), ends_at = now() + interval '1 hour' where code = $1`, [code]),
    );
  const lineOf = async ({ address }: StartedProcess, { token }: Visitor) => {
    const line = await connectClient(address, token);
    stops.push(async () => line.socket.close());
    return line;
  };

  beforeAll(async () => {
    const services = await startServices(root);
    stops.push(...services.stops);
    env = services.env;
    here = await start('web', 'one');
    [there, worker] = await Promise.all([start('web', 'two'), start('worker', 'three')]);
    [patient, doctor] = [await signIn(here.address, 'patient'), await signIn(there.address, 'doctor')];
  }, 180_000);
  afterAll(async () => {
    for (const stop of stops.toReversed()) await stop();
    rmSync(root, { recursive: true, force: true });
  });

  it('the worker sends a notification through one web process about an appointment that was booked and paid at the other one', async () => {
    const line = await lineOf(there, doctor);
    appointment = await bookAndPay(here.address, patient, doctor.id, paper('where it hurts'));
    expect(await line.waitFor('arrival', ({ id }) => id === appointment.id)).toMatchObject({
      reference_type: 'APPOINTMENT',
    });
  });

  it('a message that is sent at one web process is announced at once at the other one', async () => {
    const line = await lineOf(there, doctor);
    const words = { to: [doctor.id], subject: 'Before the visit', message: '<p>It hurts less.</p>' };
    await told(here.address, 'POST /messages', words, patient.token);
    expect(await line.waitFor('message')).toMatchObject({ unread: expect.any(Number) as number });
  });

  it('a file that was uploaded at one web process is served by the other one, and no process stores it on its own disk', async () => {
    const { pathname, search } = new URL(appointment.attachment[0]!);
    expect(await (await fetch(there.address + pathname + search)).text()).toContain('where it hurts');
    expect(readdirSync(at('s3/ivuriro')).length).toBeGreaterThan(0);
    expect(['one', 'two', 'three'].filter((name) => existsSync(at(`${name}/files`)))).toEqual([]);
  });

  it('the worker answers only health checks and metrics, and no other request', async () => {
    expect((await fetch(`${worker.address}/api/doctors`)).status).toBe(404);
    expect((await fetch(`${worker.address}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${worker.address}/metrics`)).text()).toMatch(/^outbox_waiting \d+$/m);
    expect(await (await fetch(`${here.address}/metrics`)).text()).not.toContain('outbox_waiting');
  });

  it('without a worker notifications wait, and the next worker sends them', async () => {
    const line = await lineOf(there, doctor);
    expect(await worker.end()).toBe(0);
    const { id } = await bookAndPay(here.address, patient, doctor.id, paper('while nobody works'));
    await told(there.address, `GET /doctor/appointment/${id}`, undefined, doctor.token);
    expect(line.received.filter(({ event }) => event === 'arrival')).toEqual([]);
    worker = await start('worker', 'four');
    expect(await line.waitFor('arrival', (heard) => heard.id === id)).toMatchObject({ reference_type: 'APPOINTMENT' });
  });

  it('a browser gets an address at the TURN relay with the credentials that either web process issues', async () => {
    const browser = await chromium.launch({ executablePath: await haveChromium(), args: ['--no-sandbox'] });
    stops.push(() => browser.close());
    const { meet_code } = await told(
      here.address,
      `GET /patient/appointment/${appointment.id}`,
      undefined,
      patient.token,
    );
    await beginsSoon(meet_code);
    for (const [{ address }, { token }, line] of [
      [here, patient, 'GET /meeting'],
      [there, doctor, 'GET /doctor/meeting'],
    ] as const) {
      const { ice_servers } = await told(address, `${line}/${meet_code}`, undefined, token);
      const page = await browser.newPage();
      await page.goto(`${address}/healthz`);
      const found = await page.evaluate(async (iceServers: RTCIceServer[]) => {
        const peer = new RTCPeerConnection({ iceServers, iceTransportPolicy: 'relay' });
        peer.createDataChannel('asked');
        const done = new Promise<string[]>((resolve) => {
          const kinds: string[] = [];
          peer.onicecandidate = ({ candidate }) => (candidate ? kinds.push(candidate.type!) : resolve(kinds));
        });
        await peer.setLocalDescription(await peer.createOffer());
        return done;
      }, ice_servers);
      expect(found).toContain('relay');
    }
  }, 60_000);
});
