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
 * Removes from an attached picture the metadata that a phone adds: place, time, device, and a small copy of the picture
 * before it was cropped. The pixels are not re-encoded, and the orientation is kept. A file that is no picture is
 * returned unchanged.
 */
export const withoutMetadata = (contentType: string, bytes: Buffer): Buffer => stripped[contentType]?.(bytes) ?? bytes;
