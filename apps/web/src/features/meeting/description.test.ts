import { expect, test } from 'vitest';
import { sessionOf } from './description.ts';

test('an offer that seeks new ways for a connection names its session', () => {
  const sdp = (session: number, version: number) => `v=0\r\no=- ${session} ${version} IN IP4 127.0.0.1\r\ns=-\r\n`;
  expect(sessionOf({ sdp: sdp(81, 2) })).toBe(sessionOf({ sdp: sdp(81, 3) }));
  expect(sessionOf({ sdp: sdp(81, 2) })).not.toBe(sessionOf({ sdp: sdp(82, 2) }));
  expect(sessionOf(null)).toBeUndefined();
});
