import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../lib/api/envelope.ts';
import { type Call, startCall } from './call.ts';
import { FakePeer, FakeStream } from '../webrtc-fakes.ts';

type Ack = { ok: boolean; code?: string } & Record<string, unknown>;

/** A fake server for the socket and the HTTP requests of a call. */
const server = {
  refuses: null as string | null,
  answers: new Map<string, () => Ack | Promise<Ack>>(),
  heard: [] as string[],
  request: (): unknown => ({}),
};
class FakeSocket extends EventEmitter {
  connected = false;
  active = true;
  connect() {
    this.active = server.refuses === null;
    this.connected = this.active;
    if (server.refuses) this.emit('connect_error', new Error(server.refuses));
    else this.emit('connect');
  }
  lose() {
    this.connected = false;
    this.emit('disconnect', 'transport close');
  }
  disconnect() {
    this.connected = this.active = false;
  }
  timeout() {
    return this;
  }
  async emitWithAck(event: string) {
    if (event !== 'call_state') server.heard.push(event);
    return server.answers.get(event)?.() ?? { ok: true };
  }
}
let socket: FakeSocket;
vi.mock('socket.io-client', () => ({ io: () => (socket = new FakeSocket()) }));
vi.mock('../../../lib/api/call.ts', () => ({
  call: async (key: string, { body }: { body: object }) => {
    server.heard.push(`${key} ${JSON.stringify(body)}`);
    return server.request();
  },
}));

const joined = { ok: true, status: 'PENDING', peer_present: false, met: false, offer_number: 0, ice_servers: [] };
const endByRequest = 'PUT /meeting/{code} {"status":"COMPLETED"}';
const running: Call[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('RTCPeerConnection', FakePeer);
  vi.stubGlobal('MediaStream', FakeStream);
  Object.assign(server, { refuses: null, heard: [], request: () => ({}) });
  server.answers = new Map([['join_room', () => joined]]);
});
afterEach(() => {
  for (const call of running.splice(0)) call.leave();
  vi.useRealTimers();
});

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);
async function start(role: 'patient' | 'doctor' = 'patient'): Promise<Call> {
  const call = startCall({ token: 't', meetCode: 'm', role, microphoneOn: true, cameraOn: true, iceServers: [] });
  running.push(call);
  socket.connect();
  await later(0);
  return call;
}
const phase = (call: Call) => [call.state().phase, call.state().endedBy];

test('a call retries its connection when the server is busy, but not when the token is refused', async () => {
  server.refuses = 'unavailable';
  const call = await start();
  expect(call.state().phase).toBe('joining');
  server.refuses = null;
  await later(6_000);
  expect([call.state().phase, call.state().up]).toEqual(['waiting', true]);

  server.refuses = 'unauthorized';
  expect((await start()).state().phase).toBe('refused');
  server.refuses = null;
  await later(6_000);
  expect(socket.connected).toBe(false);
});

test.each(['unavailable', 'line_down', 'slow_down'])(
  'a call tries to join its room again when the server answers %s',
  async (code) => {
    server.answers.set('join_room', () => ({ ok: false, code }));
    const call = await start();
    await later(7_000);
    expect(call.state().phase).toBe('joining');
    server.answers.set('join_room', () => joined);
    await later(4_000);
    expect(call.state().phase).toBe('waiting');
    await later(10_000);
    expect(server.heard.filter((event) => event === 'join_room')).toHaveLength(4);
  },
);

test('a call does not try to join again after it is over or the person has left', async () => {
  server.answers.set('join_room', () => ({ ok: false, code: 'too_late' }));
  expect((await start()).state().phase).toBe('ended');
  server.answers.set('join_room', () => ({ ok: false, code: 'unavailable' }));
  (await start()).leave();
  await later(20_000);
  expect(server.heard).toEqual(['join_room', 'join_room']);
});

test('a call that a person ends without a connection ends at once on the page, and the end is sent to the server once the connection is back', async () => {
  const call = await start();
  socket.lose();
  server.request = () => {
    throw new ApiError(0, {});
  };
  const ended = call.end();
  await later(0);
  await ended;
  expect(phase(call)).toEqual(['ended', 'patient']);
  await later(5_000);
  server.request = () => ({});
  await later(20_000);
  expect(server.heard).toEqual(['join_room', endByRequest, endByRequest, endByRequest]);
});

test('a person who ends a call waits at most a second for the server’s confirmation', async () => {
  const call = await start();
  server.answers.set('call_ended', () => new Promise(() => {}));
  void call.end();
  await later(1_000);
  expect(phase(call)).toEqual(['ended', 'patient']);
  expect(server.heard).toEqual(['join_room', 'call_ended', endByRequest]);
});

test('the end of a call is sent again until the server confirms it, but at most for the two minutes in which a party may come back', async () => {
  const call = await start();
  await call.end();
  expect(phase(call)).toEqual(['ended', 'patient']);
  const lost = await start();
  socket.lose();
  server.request = () => {
    throw new ApiError(503, {});
  };
  await lost.end();
  await later(125_000);
  const said = server.heard.length;
  await later(60_000);
  expect(server.heard.slice(0, 4)).toEqual(['join_room', 'call_ended', 'join_room', endByRequest]);
  expect(server.heard).toHaveLength(said);
});

test('a doctor’s page makes one connection offer when the patient joins while the doctor is still joining', async () => {
  FakePeer.opened.length = 0;
  const entering = Promise.withResolvers<Ack>();
  server.answers.set('join_room', () => entering.promise);
  server.answers.set('store_user', () => ({ ok: true, offer_number: 1 }));
  const call = await start('doctor');
  socket.emit('meetingStatus', { meet_code: 'm', status: 'PENDING', joined: 'patient', present: ['patient'] });
  socket.emit('meetingStatus', { meet_code: 'm', status: 'PENDING', present: [] });
  entering.resolve({ ...joined, peer_present: true });
  await later(0);
  expect([call.state().phase, FakePeer.opened.length]).toEqual(['connecting', 1]);
});

test('a page knows whether both parties have been in the room, because only after that hanging up ends the call for both', async () => {
  const call = await start();
  expect(call.state().met).toBe(false);
  socket.emit('meetingStatus', { meet_code: 'm', status: 'ONGOING', joined: 'doctor', present: [] });
  expect(call.state().met).toBe(true);
});

test('a doctor’s page joins again when the server no longer counts the doctor as in the room', async () => {
  server.answers.set('store_user', () => {
    server.answers.set('store_user', () => ({ ok: true, offer_number: 1 }));
    return { ok: false, code: 'not_found' };
  });
  const call = await start('doctor');
  await later(100);
  expect(server.heard).toEqual(['join_room', 'store_user', 'join_room', 'store_user']);
  expect(call.state().phase).toBe('waiting');
});

test('a call joins again when the appointment can begin, to get the credentials of the relay', async () => {
  const call = await start();
  const relay = [{ urls: ['turn:turn.example'], username: 'u', credential: 'c' }];
  server.answers.set('join_room', () => ({ ...joined, ice_servers: relay }));
  socket.emit('meetingStatus', { meet_code: 'm', status: 'PENDING', present: ['patient'] });
  await later(0);
  expect(server.heard).toEqual(['join_room', 'join_room']);
  FakePeer.opened.length = 0;
  socket.emit('newOffer', {
    meet_code: 'm',
    offer: JSON.stringify({ type: 'offer', sdp: 'o=- 5 1' }),
    offer_number: 1,
  });
  await later(0);
  expect([call.state().phase, FakePeer.opened[0]?.configuration.iceServers]).toEqual(['waiting', relay]);
});
