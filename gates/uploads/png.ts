import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Makes a PNG chunk with a correct or a wrong checksum. */
export function chunk(type: string, data: Buffer | string, sum?: number): Buffer {
  const body = Buffer.concat([Buffer.from(type), Buffer.from(data)]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  check.writeUInt32BE(sum ?? crc32(body));
  return Buffer.concat([length, body, check]);
}

/** For each interlace pass: the first column, the first row, and the steps between columns and between rows. */
const sevenPasses = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

interface Shape {
  width: number;
  height: number;
  interlaced?: boolean;
  /** Additional chunks between header and image data. */
  more?: Buffer[];
  /** Image data; by default one shade of grey. */
  data?: Buffer;
}

/** Makes a PNG with one bit per pixel, so that a large picture needs few bytes. */
export function png({ width, height, interlaced = false, more = [], data }: Shape): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, interlaced ? 1 : 0], 8);
  const passes = interlaced ? sevenPasses : [[0, 0, 1, 1] as const];
  const bytes = passes.map(([left, top, right, down]) => {
    const row = Math.ceil(Math.ceil((width - left) / right) / 8) + 1;
    return row * Math.ceil((height - top) / down);
  });
  const body = data ?? deflateSync(Buffer.alloc(bytes.reduce((sum, one) => sum + one)));
  return Buffer.concat([signature, chunk('IHDR', head), ...more, chunk('IDAT', body), chunk('IEND', '')]);
}
