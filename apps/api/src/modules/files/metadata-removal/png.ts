import { crc32 } from 'node:zlib';
import { onlyOrientation } from './orientation.ts';

const signature = 8;
/**
 * The names of further chunks that are kept, for colours, transparency, size and animation. A chunk whose name begins
 * with a capital letter is always kept, because it is part of the picture itself.
 */
const needed = new Set(
  'tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT oFFs pCAL sCAL sTER acTL fcTL fdAT'.split(' '),
);

/**
 * Removes from a PNG the texts, times and metadata of cameras and programs, and all bytes after the end of the picture.
 */
export function stripPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, signature)];
  for (let at = signature; at + 8 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (/^[A-Z]/.test(type) || needed.has(type)) kept.push(bytes.subarray(at, end));
    const way = type === 'eXIf' ? onlyOrientation(bytes.subarray(at + 8, end - 4)) : null;
    if (way) kept.push(chunk('eXIf', way));
    if (type === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
