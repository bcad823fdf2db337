/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** Simulates unplugging a headset or camera: its track ends and `devicechange` fires. */
export const pullOut = (page: Page, kind: 'audio' | 'video'): Promise<void> =>
  page.getByLabel('You', { exact: true }).evaluate((film, gone) => {
    const stream = (film as HTMLVideoElement).srcObject as MediaStream;
    const track = stream.getTracks().find((one) => one.kind === gone)!;
    track.stop();
    track.dispatchEvent(new Event('ended'));
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
  }, kind);

/** Simulates that there is no device of this kind: getUserMedia fails. */
export const haveNone = (page: Page): Promise<void> =>
  page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('none', 'NotFoundError');
    };
  });
