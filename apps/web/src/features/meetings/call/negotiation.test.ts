import { beforeEach, expect, test, vi } from 'vitest';
import { FakePeer, FakeStream } from '../webrtc-fakes.ts';
import { negotiate, type Wires } from './negotiation.ts';

beforeEach(() => {
  vi.stubGlobal('RTCPeerConnection', FakePeer);
  vi.stubGlobal('MediaStream', FakeStream);
  FakePeer.opened.length = 0;
});

const sides = (role: 'patient' | 'doctor', more: Partial<Wires> = {}) =>
  negotiate({
    role,
    ask: async () => ({ ok: true, offer_number: 1 }),
    iceServers: () => [],
    tracks: () => ({ audio: null, video: null }),
    pictureRests: () => false,
    peerIsThere: () => true,
    arrived: () => {},
    changed: () => {},
    ...more,
  });
const offer = (session: number, version = 1) => JSON.stringify({ type: 'offer', sdp: `o=- ${session} ${version} IN` });
const candidate = (name: string) => JSON.stringify({ candidate: name });
const picture = () => FakePeer.opened.at(-1)!.transceivers[1]!.sender.encoding();

test('a call keeps network candidates that arrive before the offer to which they belong', async () => {
  const patient = sides('patient');
  await patient.takeCandidate(candidate('early'));
  await patient.takeCandidate(candidate('second'));
  await patient.takeOffer({ offer: offer(81), offer_number: 1 });
  await patient.takeCandidate(candidate('late'));
  expect(FakePeer.opened.map(({ candidates }) => candidates)).toEqual([['early', 'second', 'late']]);
});

test('a call keeps network candidates that arrive before the answer', async () => {
  const doctor = sides('doctor');
  await doctor.offer();
  await doctor.takeCandidate(candidate('early'));
  expect(FakePeer.opened[0]!.candidates).toEqual([]);
  await doctor.takeAnswer({ answer: JSON.stringify({ type: 'answer', sdp: 'o=- 9 1' }), offer_number: 1 });
  expect(FakePeer.opened[0]!.candidates).toEqual(['early']);
});

test('the picture of a call stays paused after an ICE restart and in a new connection', async () => {
  let rests = false;
  const patient = sides('patient', { pictureRests: () => rests });
  await patient.takeOffer({ offer: offer(81), offer_number: 1 });
  expect(picture()).toMatchObject({ active: true, maxBitrate: 400_000 });
  rests = true;
  await patient.takeOffer({ offer: offer(81, 2), offer_number: 2 });
  expect([FakePeer.opened.length, picture().active]).toEqual([1, false]);
  await patient.takeOffer({ offer: offer(82), offer_number: 3 });
  expect([FakePeer.opened.length, picture().active]).toEqual([2, false]);

  const doctor = sides('doctor', { pictureRests: () => rests });
  await doctor.offer();
  expect(picture().active).toBe(false);
});
