import { onlyOrientation } from './orientation.ts';

const [endOfImage, startOfScan, comment, firstNote, lastNote] = [0xd9, 0xda, 0xfe, 0xe0, 0xef];
/**
 * Whether no length follows a marker, as after the markers within a scan and after the marker that begins the picture.
 */
const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** The beginnings of segments that are kept because they are needed to show the right colours. */
const needed = ['JFIF\0', 'ICC_PROFILE\0', 'Adobe'];
const exif = 'Exif\0\0';

/**
 * Removes from a JPEG the metadata of cameras and programs, the comments, and all bytes after the end of the picture.
 */
export function stripJpeg(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 2)];
  for (let at = nextMarker(bytes, 2); at >= 0;) {
    const marker = bytes[at + 1]!;
    if (marker === endOfImage || hasNoLength(marker)) {
      kept.push(bytes.subarray(at, at + 2));
      if (marker === endOfImage) break;
      at = nextMarker(bytes, at + 2);
      continue;
    }
    if (at + 4 > bytes.length) break;
    const end = at + 2 + Math.max(2, bytes.readUInt16BE(at + 2));
    kept.push(...ofSegment(marker, bytes.subarray(at, end)));
    const next = nextMarker(bytes, end);
    // the image data lies between the head of a scan and the next marker
    if (marker === startOfScan) kept.push(bytes.subarray(end, next < 0 ? bytes.length : next));
    at = next;
  }
  return Buffer.concat(kept);
}

function ofSegment(marker: number, segment: Buffer): Buffer[] {
  if (marker === comment) return [];
  if (marker < firstNote || marker > lastNote) return [segment];
  const note = segment.subarray(4);
  const begins = (name: string) => note.subarray(0, name.length).equals(Buffer.from(name, 'latin1'));
  if (needed.some(begins)) return [segment];
  const way = begins(exif) ? onlyOrientation(note.subarray(exif.length)) : null;
  if (!way) return [];
  const head = Buffer.from([0xff, 0xe1, 0, 2 + exif.length + way.length]);
  return [Buffer.concat([head, Buffer.from(exif, 'latin1'), way])];
}

/**
 * Returns the position of the next marker, or a negative number when there is none. A 0xff that is followed by 0x00 or
 * by another 0xff is no marker.
 */
function nextMarker(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const marker = bytes[at + 1]!;
    if (marker !== 0x00 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return -1;
}
