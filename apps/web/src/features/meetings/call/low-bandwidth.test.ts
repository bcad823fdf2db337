import { expect, test } from 'vitest';
import { megabytesPerMinute, qualityOf, type Sample, type Thin, thinner, wide } from './low-bandwidth.ts';

const good: Sample = { availableKbits: 600, loss: 0, roundTripMs: 80 };
const narrow: Sample = { availableKbits: 60, loss: 0.02, roundTripMs: 200 };
const lossy: Sample = { availableKbits: null, loss: 0.3, roundTripMs: 200 };
const after = (samples: Sample[], from: Thin = wide) => samples.reduce(thinner, from);
const times = (sample: Sample, count: number) => Array.from({ length: count }, () => sample);

test('a call pauses its picture after six seconds of low bandwidth, but not after a shorter time', () => {
  expect(after(times(narrow, 2)).voiceOnly).toBe(false);
  expect(after([...times(narrow, 2), good, ...times(narrow, 2)]).voiceOnly).toBe(false);
  expect(after(times(narrow, 3)).voiceOnly).toBe(true);
  expect(after(times(lossy, 3)).voiceOnly).toBe(true);
});

test('a call tries a paused picture again after twenty seconds, and after the second pause only after forty seconds', () => {
  const once = after(times(narrow, 3));
  expect(after(times(narrow, 9), once).voiceOnly).toBe(true);
  const again = after(times(narrow, 10), once);
  expect(again.voiceOnly).toBe(false);
  const twice = after(times(narrow, 3), again);
  expect(after(times(narrow, 19), twice).voiceOnly).toBe(true);
  expect(after(times(narrow, 20), twice).voiceOnly).toBe(false);
});

test('the picture of a call stays paused while packets of the voice are lost', () => {
  const resting = after(times(lossy, 3));
  expect(after(times(lossy, 100), resting).voiceOnly).toBe(true);
});

test.each([
  [good, true, 'good'],
  [{ ...good, loss: 0.05 }, true, 'fair'],
  [{ ...good, roundTripMs: 400 }, true, 'fair'],
  [{ ...good, loss: 0.1 }, true, 'poor'],
  [{ ...good, roundTripMs: 700 }, true, 'poor'],
  [good, false, 'lost'],
] as const)(
  'for the measurement %o, connected: %s, a call shows the connection quality %s',
  (sample, connected, quality) => {
    expect(qualityOf(sample, connected)).toBe(quality);
  },
);

test('a call with two videos of 400 kbit/s is counted as 6.6 MB a minute, and a call with audio alone as 0.6 MB', () => {
  expect(megabytesPerMinute(400, 40, 2)).toBeCloseTo(6.6);
  expect(megabytesPerMinute(400, 40, 0)).toBeCloseTo(0.6);
});
