import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { socketUse } from '../../../app.ts';
import { createSockets, type Sockets } from '../../../platform/realtime/sockets.ts';
import { deliver } from '../../../testing/deliver.ts';
import { makeMember, makePlace, type Person } from '../../../testing/people.ts';
import {
  arrive,
  bookToday,
  callTo,
  createQueueScenario,
  goTo,
  type QueueScenario,
  setStatus,
  startDay,
} from '../../../testing/queue-scenario.ts';

let scenario: QueueScenario;
let sockets: Sockets;
let address: string;
const opened: Socket[] = [];
beforeAll(async () => {
  scenario = await createQueueScenario();
  sockets = createSockets(scenario.platform.config);
  sockets.attach(scenario.app.server, scenario.platform, socketUse(scenario.platform));
  scenario.platform.realtime = sockets;
  address = await scenario.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const socket of opened) socket.close();
  await sockets.close();
  await scenario.close();
});
beforeEach(() => startDay(scenario));

const make = ({ token }: Pick<Person, 'token'> = scenario.hospital) =>
  scenario.call('POST', '/hospital/waiting_room', { token });
const secretOf = async (): Promise<string> => (await make()).body.data.url.split('/waiting-room/')[1];
const read = (secret: string) => scenario.call('GET', `/waiting_room/${secret}`);

it('a screen shows the called tokens with their rooms and the waiting tokens, but no names and nothing of other hospitals', async () => {
  const secret = await secretOf();
  const [first, second, third] = [
    await bookToday(scenario, 9),
    await bookToday(scenario, 10),
    await bookToday(scenario, 11),
  ];
  await goTo(scenario, 8, 45);
  for (const id of [first, second, third]) await arrive(scenario, id);
  await callTo(scenario, second, 'Room 2');
  await goTo(scenario, 8, 50);
  await callTo(scenario, first, 'Room 1');
  const { status, body } = await read(secret);
  expect(status).toBe(200);
  expect(body.data).toEqual({
    calling: [
      { token: 'A-001', room: 'Room 1', called_at: scenario.clock.now.toISOString() },
      { token: 'A-002', room: 'Room 2', called_at: expect.any(String) },
    ],
    waiting: ['A-003'],
  });
  await setStatus(scenario, first, 'ONGOING');
  expect((await read(secret)).body.data.calling).toMatchObject([{ token: 'A-002' }]);
  const other = await makePlace(scenario, 'hospital');
  const elsewhere = (await make(other)).body.data.url.split('/waiting-room/')[1];
  expect((await read(elsewhere)).body.data).toEqual({ calling: [], waiting: [] });
});

it('a new address of the screen replaces the old one, can be made only by owners and managers, and is not readable in the database', async () => {
  const before = await secretOf();
  const manager = await makeMember(scenario, scenario.hospital, 'manager', 'Paul');
  const { body } = await make(manager);
  expect(body.message).toBe('The screen has a new address.');
  const secret = body.data.url.split('/waiting-room/')[1];
  expect([(await read(before)).status, (await read(secret)).status]).toEqual([422, 200]);
  const receptionist = await makeMember(scenario, scenario.hospital, 'reception', 'Rose');
  expect((await make(receptionist)).body.code).toBe('not_permitted');
  const rows = await scenario.platform.db.selectFrom('waiting_room').selectAll().execute();
  expect(JSON.stringify(rows.map((row) => row.secret_hash.toString()))).not.toContain(secret);
});

it('three screens of a hospital receive the changes of the queue and no other events, and a wrong secret opens no socket', async () => {
  const secret = await secretOf();
  const heard: string[][] = [];
  for (const index of [0, 1, 2]) {
    const socket = listenAs({ screen: secret });
    heard.push([]);
    socket.onAny((event: string) => heard[index]!.push(event));
    await new Promise<void>((resolve) => socket.on('connect', resolve));
  }
  await arrive(scenario, await bookToday(scenario, 9));
  await deliver(scenario);
  await vi.waitFor(() => expect(heard.map((events) => events.includes('queue'))).toEqual([true, true, true]));
  expect(new Set(heard.flat())).toEqual(new Set(['queue']));
  const stranger = listenAs({ screen: 'a secret of nobody' });
  const error = await new Promise<Error>((resolve) => stranger.on('connect_error', resolve));
  expect(error.message).toBe('unauthorized');
});

function listenAs(auth: object): Socket {
  const socket = io(address, { path: '/socket/', auth, transports: ['websocket'], reconnection: false });
  opened.push(socket);
  return socket;
}
