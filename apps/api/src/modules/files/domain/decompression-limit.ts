import { createInflateRaw } from 'node:zlib';
import sharp from 'sharp';
import { problem } from '../../../platform/errors.ts';
import { mostPixels } from './re-encode-image.ts';

const decompressionLimit = 100 * 1_048_576;
const mostParts = 5_000;

/**
 * Refuses small files that would fill the memory of the computer that opens them: pictures with too many pixels, and
 * Office files, which are ZIP archives, with too much content.
 */
export async function refuseOversized(name: string, contentType: string, bytes: Buffer): Promise<void> {
  if (/^image\/(png|jpeg|webp|gif)$/.test(contentType)) await refusePixels(name, bytes);
  if (contentType.startsWith('application/vnd.openxmlformats')) await refuseArchive(name, bytes);
}

async function refusePixels(name: string, bytes: Buffer): Promise<void> {
  // a picture that cannot be decoded is accepted, because it fills no memory
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (width * height > mostPixels) throw problem('too_large', `${name}: the picture has more than 40 million pixels.`);
}

async function refuseArchive(name: string, bytes: Buffer): Promise<void> {
  const parts = partsOf(bytes);
  if (!parts) throw problem('unsupported_type', `${name}: the file is damaged. Save it again and choose it again.`);
  const tooMuch = problem('too_large', `${name}: the file unfolds to more than 100 MB.`);
  const places = new Set(parts.map(({ from }) => from));
  if (parts.length > mostParts || places.size < parts.length) throw tooMuch;
  let unfolded = 0;
  for (const part of parts) {
    // the bytes are counted while they are decompressed, because the sizes in the archive's directory may be false
    unfolded += await lengthOf(bytes.subarray(part.from, part.to), part.packed, decompressionLimit - unfolded);
    if (unfolded > decompressionLimit) throw tooMuch;
  }
}

interface Part {
  from: number;
  to: number;
  packed: boolean;
}

/**
 * Returns the position of each part of a ZIP archive, or null when the central directory of the archive is unreadable.
 */
function partsOf(bytes: Buffer): Part[] | null {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06'));
  if (end < 0 || end + 22 > bytes.length) return null;
  const parts: Part[] = [];
  let at = bytes.readUInt32LE(end + 16);
  while (at + 46 <= end && bytes.readUInt32LE(at) === 0x02014b50) {
    const start = bytes.readUInt32LE(at + 42);
    if (start + 30 > bytes.length || bytes.readUInt32LE(start) !== 0x04034b50) return null;
    const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
    parts.push({ from, to: from + bytes.readUInt32LE(at + 20), packed: bytes.readUInt16LE(at + 10) !== 0 });
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return at === end && parts.length > 0 ? parts : null;
}

/** The decompressed length of a part in bytes. Counting stops as soon as the length exceeds `most`. */
async function lengthOf(part: Buffer, packed: boolean, most: number): Promise<number> {
  if (!packed) return part.length;
  const decompressing = createInflateRaw();
  decompressing.end(part);
  let length = 0;
  try {
    for await (const chunk of decompressing as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > most) break;
    }
  } catch {
    // a part that cannot be decompressed here cannot be decompressed on another computer either
  }
  return length;
}
