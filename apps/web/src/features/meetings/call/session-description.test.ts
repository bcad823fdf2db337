import { expect, test } from 'vitest';
import { sessionOf, shapeSenders } from './session-description.ts';
import { FakePeer } from '../webrtc-fakes.ts';

test('an ICE restart keeps the session id of the call', () => {
  const sdp = (session: number, version: number) => `v=0\r\no=- ${session} ${version} IN IP4 127.0.0.1\r\ns=-\r\n`;
  expect(sessionOf({ sdp: sdp(81, 2) })).toBe(sessionOf({ sdp: sdp(81, 3) }));
  expect(sessionOf({ sdp: sdp(81, 2) })).not.toBe(sessionOf({ sdp: sdp(82, 2) }));
  expect(sessionOf(null)).toBeUndefined();
});

test('a call limits video to 400 kbit/s, gives audio priority, and sends no paused video', async () => {
  const peer = new FakePeer();
  const [voice, picture] = peer.transceivers.map(({ sender }) => sender.encoding);
  await shapeSenders(peer as unknown as RTCPeerConnection, false);
  expect(picture!()).toEqual({ active: true, maxBitrate: 400_000, maxFramerate: 24, networkPriority: 'low' });
  expect(voice!()).toEqual({ networkPriority: 'high' });
  await shapeSenders(peer as unknown as RTCPeerConnection, true);
  expect(picture!()).toMatchObject({ active: false });
});
