import { fileTypeFromBuffer } from 'file-type';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { problem } from '../../../platform/errors.ts';
import type { Upload } from '../../../platform/http/call.ts';
import { looksLikeSvg, safeName } from './attachment-kinds.ts';

const taken = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
const longestSide = 1_600;
// The limit is needed because a file of a few bytes may decompress to a picture of gigabytes.
export const mostPixels = 40_000_000;
// encoding more pictures in parallel would not be faster, and a picture of forty million pixels takes 160 MB of memory
// while it is encoded
const withConcurrencyLimit = pLimit(2);

sharp.cache(false);
sharp.concurrency(1);

/**
 * Re-encodes a public picture, so that only its pixels are published, and not the place and time, a script or another
 * file that the uploaded file may contain.
 */
export async function reEncode(upload: Upload): Promise<Buffer> {
  const name = safeName(upload.name);
  if (looksLikeSvg(upload.bytes) || /\.svgz?$/i.test(name))
    throw problem('unsupported_type', `${name}: SVG pictures are not taken. Send it as PNG or JPEG.`);
  const type = await fileTypeFromBuffer(upload.bytes);
  if (!type || !taken.includes(type.mime))
    throw problem('unsupported_type', `${name}: only JPEG, PNG, WebP and GIF pictures are taken.`);
  try {
    return await withConcurrencyLimit(() =>
      sharp(upload.bytes, { limitInputPixels: mostPixels, sequentialRead: true, failOn: 'error' })
        .autoOrient()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer(),
    );
  } catch (error) {
    if (error instanceof Error && error.message.includes('pixel limit'))
      throw problem('too_large', `${name}: the picture has more than 40 million pixels.`);
    throw problem('unsupported_type', `${name}: the picture is damaged or of a kind that we cannot read.`);
  }
}
