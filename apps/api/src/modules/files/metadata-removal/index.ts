import { stripHeif } from './heif.ts';
import { stripJpeg } from './jpeg.ts';
import { stripPng } from './png.ts';
import { stripWebp } from './webp.ts';

const stripped: Record<string, (bytes: Buffer) => Buffer> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/apng': stripPng,
  'image/webp': stripWebp,
  'image/heic': stripHeif,
  'image/heif': stripHeif,
  'image/heic-sequence': stripHeif,
  'image/heif-sequence': stripHeif,
  'image/avif': stripHeif,
};

/**
 * An attached picture without what a phone writes beside it: where and when it was taken, with which device, a small copy of
 * what was cut away. No pixel is drawn anew, and which way up it is stays said. Other files come back as they are.
 */
export const withoutCameraNotes = (contentType: string, bytes: Buffer): Buffer =>
  stripped[contentType]?.(bytes) ?? bytes;
