import { heifAlone } from './heif.ts';
import { jpegAlone } from './jpeg.ts';
import { pngAlone } from './png.ts';
import { webpAlone } from './webp.ts';

const alone: Record<string, (bytes: Buffer) => Buffer> = {
  'image/jpeg': jpegAlone,
  'image/png': pngAlone,
  'image/apng': pngAlone,
  'image/webp': webpAlone,
  'image/heic': heifAlone,
  'image/heif': heifAlone,
  'image/heic-sequence': heifAlone,
  'image/heif-sequence': heifAlone,
  'image/avif': heifAlone,
};

/**
 * An attached picture without what a phone writes beside it: where and when it was taken, with which device, a small copy of
 * what was cut away. No pixel is drawn anew, and which way up it is stays said. Other files come back as they are.
 */
export const withoutCameraNotes = (contentType: string, bytes: Buffer): Buffer => alone[contentType]?.(bytes) ?? bytes;
