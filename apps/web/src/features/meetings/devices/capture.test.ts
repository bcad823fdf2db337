import { beforeEach, expect, test, vi } from 'vitest';
import { capture } from './capture.ts';
import { FakeStream, FakeTrack } from '../webrtc-fakes.ts';

const asked: MediaStreamConstraints[] = [];
const has = { audio: true, video: true };
beforeEach(() => {
  asked.length = 0;
  Object.assign(has, { audio: true, video: true });
  vi.stubGlobal('MediaStream', FakeStream);
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: async (wish: MediaStreamConstraints) => {
        asked.push(wish);
        const stream = new FakeStream();
        for (const kind of ['audio', 'video'] as const) {
          if (wish[kind] && !has[kind]) throw new DOMException('', 'NotFoundError');
          if (wish[kind]) stream.addTrack(new FakeTrack(kind));
        }
        return stream;
      },
    },
  });
});
const audio = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
const video = {
  frameRate: 24,
  width: { min: 320, ideal: 640, max: 1280 },
  height: { min: 240, ideal: 480, max: 720 },
  aspectRatio: 1.33,
};
const kinds = ({ stream }: { stream: MediaStream }) => stream.getTracks().map(({ kind }) => kind);

test('a call asks the browser for audio and a picture of limited size', async () => {
  await capture({}, true);
  await capture({ microphone: 'm', camera: 'c' }, true);
  await capture({}, false);
  expect(asked).toEqual([
    { audio, video: { ...video, facingMode: 'user' } },
    { audio: { ...audio, deviceId: { exact: 'm' } }, video: { ...video, deviceId: { exact: 'c' } } },
    { audio },
  ]);
});

test('a person without a camera joins a call with audio alone, and a person without any device can join too', async () => {
  has.video = false;
  const voice = await capture({}, true);
  expect([kinds(voice), voice.microphone, voice.camera]).toEqual([['audio'], null, 'missing']);
  has.audio = false;
  const silent = await capture({}, true);
  expect([kinds(silent), silent.microphone, silent.camera]).toEqual([[], 'missing', 'missing']);
});
