import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { socketUse } from '../app.ts';
import { jobs } from '../modules/meetings/jobs/sweepers.ts';
import { post } from '../modules/payments/commands/post-to-ledger.ts';
import { createSockets, type Sockets } from '../platform/realtime/sockets.ts';
import { deliver } from './deliver.ts';
import { makeDoctor, makePatient, type Person } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { makeVisit, type Visit } from './visits.ts';

export interface Heard {
  event: string;
  payload: Record<string, unknown>;
}
/** A browser's line to the server, and what it has heard. */
export interface Line {
  socket: Socket;
  heard: Heard[];
  say: (event: string, payload?: unknown) => Promise<Record<string, any>>;
  /** The first of these events that it hears, also one that it has heard already. */
  hears: (event: string, fits?: (payload: Record<string, unknown>) => boolean) => Promise<Record<string, any>>;
  hangUp: () => Promise<void>;
}
export interface BothIn {
  id: string;
  code: string;
  doctor: Line;
  patient: Line;
  meet_code: { meet_code: string };
}
export interface MeetingScenario extends TestApp {
  doctor: Person;
  patient: Person;
  sockets: Sockets;
  line: (who: { token: string }) => Promise<Line>;
  visit: (more?: Partial<Parameters<typeof makeVisit>[1]>) => Promise<Visit & { meetCode: string }>;
  /** A room in which both sit; the visit is under way. */
  both: (who?: Person) => Promise<BothIn>;
  room: (code: string) => Promise<Record<string, any>>;
  visitStatus: (id: string) => Promise<string>;
  /** The clock moves on, and what is due then happens. */
  later: (seconds: number) => Promise<void>;
  deliver: () => Promise<void>;
}

/** The api with its sockets, a doctor, a patient and their online visits. */
export async function createMeetingScenario(
  now = new Date('2026-11-20T08:00:00Z'),
  env: Record<string, string> = {},
): Promise<MeetingScenario> {
  const test = await startTestApp({ now, env });
  const sockets = createSockets(test.platform.config);
  Object.assign(test.platform, { realtime: sockets });
  sockets.attach(test.app.server, test.platform, socketUse(test.platform));
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const [doctor, patient] = [await makeDoctor(test), await makePatient(test)];
  const lines: Line[] = [];
  const { db } = test.platform;
  const line = async ({ token }: { token: string }) => {
    const opened = await openLine(`http://127.0.0.1:${port}`, token);
    lines.push(opened);
    return opened;
  };
  const visit: MeetingScenario['visit'] = async (more = {}) => {
    const made = await makeVisit(test, { doctor, patient, startsAt: test.clock.now, ...more });
    const posting = { ownerId: doctor.id, amount: 10_000, commission: 1_000, paymentId: made.paymentId };
    await db
      .transaction()
      .execute((trx) =>
        post(
          trx,
          { event: 'capture', ...posting, at: test.clock.now },
          { gateway_clearing: -10_000, provider_held: 9_000, platform_held: 1_000 },
        ),
      );
    return { ...made, meetCode: made.meetCode! };
  };
  return {
    ...test,
    doctor,
    patient,
    sockets,
    line,
    visit,
    both: async (who = patient) => {
      const { id, meetCode: code } = await visit({ patient: who });
      const meet_code = { meet_code: code };
      const [doctors, patients] = [await line(doctor), await line(who)];
      await doctors.say('join_room', meet_code);
      await patients.say('join_room', meet_code);
      await deliver(test);
      return { id, code, doctor: doctors, patient: patients, meet_code };
    },
    room: (code) => db.selectFrom('meeting').selectAll().where('code', '=', code).executeTakeFirstOrThrow(),
    visitStatus: async (id) =>
      (await db.selectFrom('appointment').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status,
    later: async (seconds) => {
      test.clock.now = new Date(test.clock.now.getTime() + seconds * 1_000);
      await jobs.end_grace({} as never, test.platform);
    },
    deliver: () => deliver(test),
    close: async () => {
      for (const { socket } of lines) socket.close();
      await sockets.close();
      await test.close();
    },
  };
}

export async function openLine(address: string, token: string): Promise<Line> {
  const socket = io(address, { path: '/socket/', auth: { token }, reconnection: false, transports: ['websocket'] });
  const heard: Heard[] = [];
  const waiting = new Set<() => void>();
  socket.onAny((event: string, payload: Record<string, unknown>) => {
    heard.push({ event, payload });
    for (const look of waiting) look();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    socket,
    heard,
    say: (event, payload = {}) => socket.timeout(10_000).emitWithAck(event, payload) as Promise<Record<string, any>>,
    hears: (event, fits = () => true) =>
      new Promise((resolve) => {
        const look = () => {
          const found = heard.find((one) => one.event === event && fits(one.payload));
          if (!found) return;
          waiting.delete(look);
          resolve(found.payload);
        };
        waiting.add(look);
        look();
      }),
    hangUp: async () => {
      socket.disconnect();
    },
  };
}
