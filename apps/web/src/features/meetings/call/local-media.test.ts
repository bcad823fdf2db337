import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCallStore } from './call-state.ts';
import { FakePeer, FakeStream, FakeTrack } from '../webrtc-fakes.ts';
import type { Line } from './call-socket.ts';
import { ownSide } from './local-media.ts';

/** The labels of the devices that are connected to the fake computer. */
let connected: { audio: string[]; video: string[] };
let opened: FakeTrack[];
let told: Record<string, unknown>[];
let peer: FakePeer;
const media = Object.assign(new EventTarget(), {
  getUserMedia: async (wish: Record<string, { deviceId?: { exact: string } }>) => {
    const stream = new FakeStream();
    for (const kind of ['audio', 'video'] as const) {
      const exact = wish[kind]?.deviceId?.exact;
      const label = connected[kind].find((one) => exact === undefined || one === exact);
      if (wish[kind] && label === undefined) throw new DOMException('', 'NotFoundError');
      if (wish[kind]) stream.addTrack(new FakeTrack(kind, label));
    }
    opened.push(...stream.getTracks());
    return stream;
  },
});
beforeEach(() => {
  connected = { audio: ['headset', 'built-in microphone'], video: ['webcam', 'built-in camera'] };
  [opened, told] = [[], []];
  peer = new FakePeer();
  vi.stubGlobal('MediaStream', FakeStream);
  vi.stubGlobal('navigator', { mediaDevices: media });
});
const running: { stopWatching: () => void }[] = [];
afterEach(() => {
  for (const own of running.splice(0)) own.stopWatching();
  vi.unstubAllGlobals();
});

const settled = () => new Promise((resolve) => setTimeout(resolve));
async function inCall(chosen = {}) {
  const store = createCallStore(true, true);
  store.set({ up: true });
  const line = { ask: async (_: string, state: object) => void told.push({ ...state }) } as unknown as Line;
  const own = ownSide({ store, line, chosen, peer: () => peer as unknown as RTCPeerConnection });
  running.push(own);
  await own.takeDevices();
  const unplug = async (kind: 'audio' | 'video', ...names: string[]) => {
    connected[kind] = connected[kind].filter((one) => !names.includes(one));
    for (const track of opened) if (names.includes(track.label) && track.readyState === 'live') track.pullOut();
    media.dispatchEvent(new Event('devicechange'));
    await settled();
  };
  const plugIn = async (kind: 'audio' | 'video', name: string) => {
    connected[kind].push(name);
    media.dispatchEvent(new Event('devicechange'));
    await settled();
  };
  return { own, store, unplug, plugIn };
}
/** The label of the track that was sent last to the other party; index 0 is the sound, index 1 is the picture. */
const sent = (index: 0 | 1) => peer.transceivers[index]!.sent.at(-1)?.label ?? null;

test('when a microphone or camera is unplugged during a call, the next available device is used', async () => {
  const { store, unplug } = await inCall({ microphone: 'headset', camera: 'webcam' });
  await unplug('audio', 'headset');
  await unplug('video', 'webcam');
  expect([sent(0), sent(1)]).toEqual(['built-in microphone', 'built-in camera']);
  expect(store.now()).toMatchObject({
    mine: { microphone: true, camera: true },
    problems: { microphone: null, camera: null },
  });
  expect(opened.filter(({ readyState }) => readyState === 'live')).toHaveLength(2);
  expect(told.at(-1)).toMatchObject({ microphone: true, camera: true, broken: [] });
});

test('both parties are told when no microphone or camera is left, and a device that is plugged in later is used', async () => {
  const { store, unplug, plugIn } = await inCall();
  await unplug('audio', 'headset', 'built-in microphone');
  await unplug('video', 'webcam', 'built-in camera');
  expect([sent(0), sent(1)]).toEqual([null, null]);
  expect(store.now()).toMatchObject({
    mine: { microphone: false, camera: false },
    problems: { microphone: 'lost', camera: 'lost' },
  });
  expect(told.at(-1)).toMatchObject({ microphone: false, camera: false, broken: ['microphone', 'camera'] });

  await plugIn('audio', 'new headset');
  expect(sent(0)).toBe('new headset');
  expect(store.now()).toMatchObject({ mine: { microphone: true }, problems: { microphone: null, camera: 'lost' } });
  expect(told.at(-1)).toMatchObject({ microphone: true, broken: ['camera'] });
});

test('both parties are told when a phone call interrupts the microphone of the video call, and when the phone call ends', async () => {
  const { store } = await inCall();
  opened[0]!.dispatchEvent(new Event('mute'));
  expect(store.now().problems.microphone).toBe('interrupted');
  expect(told.at(-1)).toMatchObject({ microphone: false, broken: ['microphone'] });
  opened[0]!.dispatchEvent(new Event('unmute'));
  expect(store.now().problems.microphone).toBeNull();
  expect(told.at(-1)).toMatchObject({ microphone: true, broken: [] });
});

test('a stopped microphone is opened again when it is turned on, and a muted microphone stays muted when another device replaces it', async () => {
  const { own, store, unplug } = await inCall();
  opened[0]!.stop();
  await own.setMicrophone(false);
  await own.setMicrophone(true);
  expect(opened.at(-1)).toMatchObject({ kind: 'audio', readyState: 'live', enabled: true });
  expect(sent(0)).toBe('headset');

  await own.setMicrophone(false);
  await unplug('audio', 'headset');
  expect(opened.at(-1)).toMatchObject({ label: 'built-in microphone', readyState: 'live', enabled: false });
  expect(store.now().mine.microphone).toBe(false);
  await own.setMicrophone(true);
  expect(opened.at(-1)).toMatchObject({ label: 'built-in microphone', enabled: true });
});

test('newly chosen devices are used in the call at once, but a camera that is off stays off', async () => {
  const { own } = await inCall();
  own.select({ microphone: 'built-in microphone' });
  await settled();
  expect(sent(0)).toBe('built-in microphone');
  await own.setCamera(false);
  own.select({ microphone: 'built-in microphone', camera: 'built-in camera' });
  await settled();
  expect(sent(1)).toBeNull();
  await own.setCamera(true);
  expect(sent(1)).toBe('built-in camera');
});

test('no microphone or camera is opened after a call has ended', async () => {
  const { own, store, unplug } = await inCall();
  store.set({ phase: 'ended' });
  own.stopWatching();
  await unplug('audio', 'headset');
  expect(opened).toHaveLength(2);
});
