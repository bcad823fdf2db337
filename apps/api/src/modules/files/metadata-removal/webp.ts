import { onlyOrientation } from './orientation.ts';

const head = 12;
const needed = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const [saysExif, saysXmp] = [0x08, 0x04];

/** Removes from a WebP the metadata of cameras and programs, and all bytes after the end of the picture. */
export function stripWebp(bytes: Buffer): Buffer {
  const whole = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  const kept: Buffer[] = [];
  let way: Buffer | null = null;
  for (let at = head; at + 8 <= whole;) {
    const length = bytes.readUInt32LE(at + 4);
    const end = Math.min(whole, at + 8 + length + (length % 2));
    const type = bytes.toString('latin1', at, at + 4);
    if (needed.has(type)) kept.push(Buffer.from(bytes.subarray(at, end)));
    if (type === 'EXIF') way = onlyOrientation(withoutName(bytes.subarray(at + 8, at + 8 + length)));
    at = end;
  }
  const about = kept.find((part) => part.toString('latin1', 0, 4) === 'VP8X');
  if (about && about.length > 8) about[8] = (about[8]! & ~(saysExif | saysXmp)) | (way ? saysExif : 0);
  const body = Buffer.concat([...kept, ...(way ? [exifOf(way)] : [])]);
  const begin = Buffer.from(bytes.subarray(0, head));
  begin.writeUInt32LE(4 + body.length, 4);
  return Buffer.concat([begin, body]);
}

/** Removes the prefix that metadata has only in a JPEG, because some programs write it in a WebP too. */
const withoutName = (notes: Buffer): Buffer =>
  notes.toString('latin1', 0, 6) === 'Exif\0\0' ? notes.subarray(6) : notes;

function exifOf(way: Buffer): Buffer {
  const named = Buffer.alloc(8);
  named.write('EXIF', 'latin1');
  named.writeUInt32LE(way.length, 4);
  return Buffer.concat([named, way]);
}
