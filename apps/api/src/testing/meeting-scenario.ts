import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { socketUse } from '../app.ts';
import { jobs } from '../modules/meetings/jobs/sweepers.ts';
import { post } from '../modules/payments/commands/post-to-ledger.ts';
import { createSockets, type Sockets } from '../platform/realtime/sockets.ts';
import { deliver } from './deliver.ts';
import { makeDoctor, makePatient, type Person } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { makeAppointment, type TestAppointment } from './appointments.ts';

export interface ReceivedEvent {
  event: string;
  payload: Record<string, unknown>;
}
/** A socket such as a browser opens, with the events that it has received. */
export interface SocketClient {
  socket: Socket;
  received: ReceivedEvent[];
  send: (event: string, payload?: unknown) => Promise<Record<string, any>>;
  /** Resolves with the first matching event, even one that arrived before the call. */
  waitFor: (event: string, fits?: (payload: Record<string, unknown>) => boolean) => Promise<Record<string, any>>;
  disconnect: () => Promise<void>;
}
export interface JoinedMeeting {
  id: string;
  code: string;
  doctor: SocketClient;
  patient: SocketClient;
  meet_code: { meet_code: string };
}
export interface MeetingScenario extends TestApp {
  doctor: Person;
  patient: Person;
  sockets: Sockets;
  connect: (who: { token: string }) => Promise<SocketClient>;
  makeAppointment: (
    more?: Partial<Parameters<typeof makeAppointment>[1]>,
  ) => Promise<TestAppointment & { meetCode: string }>;
  /** Creates a meeting that both parties have joined, so that its appointment is ONGOING. */
  joinBoth: (who?: Person) => Promise<JoinedMeeting>;
  meeting: (code: string) => Promise<Record<string, any>>;
  appointmentStatus: (id: string) => Promise<string>;
  /** Advances the clock, and runs the job that ends meetings whose grace period is over. */
  advanceClock: (seconds: number) => Promise<void>;
  deliver: () => Promise<void>;
}

/**
 * A scenario with the API and its sockets, a doctor, a patient, and a function that makes online appointments for them.
 */
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
  const clients: SocketClient[] = [];
  const { db } = test.platform;
  const connect = async ({ token }: { token: string }) => {
    const client = await connectClient(`http://127.0.0.1:${port}`, token);
    clients.push(client);
    return client;
  };
  const makePaidAppointment: MeetingScenario['makeAppointment'] = async (more = {}) => {
    const made = await makeAppointment(test, { doctor, patient, startsAt: test.clock.now, ...more });
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
    connect,
    makeAppointment: makePaidAppointment,
    joinBoth: async (who = patient) => {
      const { id, meetCode: code } = await makePaidAppointment({ patient: who });
      const meet_code = { meet_code: code };
      const [doctors, patients] = [await connect(doctor), await connect(who)];
      await doctors.send('join_room', meet_code);
      await patients.send('join_room', meet_code);
      await deliver(test);
      return { id, code, doctor: doctors, patient: patients, meet_code };
    },
    meeting: (code) => db.selectFrom('meeting').selectAll().where('code', '=', code).executeTakeFirstOrThrow(),
    appointmentStatus: async (id) =>
      (await db.selectFrom('appointment').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status,
    advanceClock: async (seconds) => {
      test.clock.now = new Date(test.clock.now.getTime() + seconds * 1_000);
      await jobs.end_grace({} as never, test.platform);
    },
    deliver: () => deliver(test),
    close: async () => {
      for (const { socket } of clients) socket.close();
      await sockets.close();
      await test.close();
    },
  };
}

export async function connectClient(address: string, token: string): Promise<SocketClient> {
  const socket = io(address, { path: '/socket/', auth: { token }, reconnection: false, transports: ['websocket'] });
  const received: ReceivedEvent[] = [];
  const waiting = new Set<() => void>();
  socket.onAny((event: string, payload: Record<string, unknown>) => {
    received.push({ event, payload });
    for (const look of waiting) look();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    socket,
    received: received,
    send: (event, payload = {}) => socket.timeout(10_000).emitWithAck(event, payload) as Promise<Record<string, any>>,
    waitFor: (event, fits = () => true) =>
      new Promise((resolve) => {
        const look = () => {
          const found = received.find((one) => one.event === event && fits(one.payload));
          if (!found) return;
          waiting.delete(look);
          resolve(found.payload);
        };
        waiting.add(look);
        look();
      }),
    disconnect: async () => {
      socket.disconnect();
    },
  };
}
