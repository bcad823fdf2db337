/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** A headset or a camera is pulled out: its track ends, and the browser says that the devices have changed. */
export const pullOut = (page: Page, kind: 'audio' | 'video'): Promise<void> =>
  page.getByLabel('You', { exact: true }).evaluate((film, gone) => {
    const stream = (film as HTMLVideoElement).srcObject as MediaStream;
    const track = stream.getTracks().find((one) => one.kind === gone)!;
    track.stop();
    track.dispatchEvent(new Event('ended'));
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
  }, kind);

/** Nothing more can be taken: there is no device of this kind any more. */
export const haveNone = (page: Page): Promise<void> =>
  page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('none', 'NotFoundError');
    };
  });
