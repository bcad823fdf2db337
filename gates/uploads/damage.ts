import type { Random } from '../random.ts';
import { type Case, picture, refused, stowaway } from './case.ts';
import { chunk, png } from './png.ts';
import { deflateSync } from 'node:zlib';
import { mb } from './sizes.ts';

export type Real = Record<'png' | 'jpeg' | 'gif' | 'webp', Buffer>;

/** Makes truncated pictures, and pictures with a few changed bytes. */
export function damaged(real: Real, random: Random): Case[] {
  const cut = Object.entries(real).flatMap(([kind, bytes]) =>
    [0.05, 0.3, 0.6, 0.8].map((share): Case => ({
      ...picture(`a ${kind} that ends at ${share}`, `a.${kind}`, bytes.subarray(0, Math.ceil(bytes.length * share))),
      picture: 'unsupported_type',
      attachment: 'either',
    })),
  );
  const turned = Object.entries(real).flatMap(([kind, bytes]) =>
    Array.from({ length: 8 }, (_, n): Case => {
      const wrong = Buffer.from(bytes);
      for (let times = 0; times <= n; times++) wrong[random.below(wrong.length)] = random.below(256);
      return {
        ...picture(`a ${kind} with ${n + 1} bytes turned`, `a.${kind}`, wrong),
        picture: 'either',
        attachment: 'either',
      };
    }),
  );
  const shape = { width: 64, height: 64 };
  const sums = [
    png({ ...shape, data: Buffer.from('not packed at all') }),
    png({ ...shape, data: deflateSync(Buffer.alloc(10)) }),
  ].map((bytes, n): Case => ({ ...picture(`a PNG that lies (${n})`, 'a.png', bytes), picture: 'unsupported_type' }));
  return [...cut, ...turned, ...sums];
}
const flood = (what: string, name: string, bytes: Buffer): Case => ({
  ...refused(what, name, bytes),
  picture: 'too_large',
  attachment: 'too_large',
});

/** Decompression bombs. */
export function floods(real: Real): Case[] {
  const gif = Buffer.from(real.gif);
  gif.writeUInt16LE(65_535, 6);
  gif.writeUInt16LE(65_535, 8);
  const webp = Buffer.alloc(46);
  webp.write('RIFF');
  webp.writeUInt32LE(38, 4);
  webp.write('WEBPVP8X', 8);
  webp.writeUInt32LE(10, 16);
  webp.set([0xfe, 0x3f, 0, 0xfe, 0x3f, 0], 24);
  webp.write('VP8 ', 30);
  webp.writeUInt32LE(8, 34);
  const jpeg = Buffer.from(real.jpeg);
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(65_000, frame + 5);
  jpeg.writeUInt16BE(65_000, frame + 7);
  const some = Buffer.alloc(64);
  const bomb = deflateSync(Buffer.alloc(200 * mb));
  return [
    ...[
      [30_000, 30_000],
      [65_535, 65_535],
      [1, 40_000_001],
      [40_000_001, 1],
      [6_325, 6_325],
      [2_147_483_647, 2_147_483_647],
    ].map(([width, height]): Case => ({
      ...flood(`a PNG of ${width} × ${height}`, 'a.png', png({ width: width!, height: height!, data: some })),
      // one side of the picture is longer than decoders accept
      ...(Math.max(width!, height!) > 1_000_000 ? { picture: 'refused', attachment: 'either' } : {}),
    })),
    // GIF decoders use the size of the frames, which is small here, so the picture may be accepted
    {
      ...picture('a GIF of 65,535 × 65,535 with a small frame', 'a.gif', gif),
      picture: 'either',
      attachment: 'either',
    },
    { ...flood('a WebP of 16,383 × 16,383', 'a.webp', webp), picture: 'refused', attachment: 'either' },
    flood('a JPEG of 65,000 × 65,000', 'a.jpg', jpeg),
    picture('a PNG of 39,942,400 pixels, which is still taken', 'a.png', png({ width: 6_320, height: 6_320 })),
    picture(
      'a PNG of as many that comes in seven passes',
      'a.png',
      png({ width: 6_320, height: 6_320, interlaced: true }),
    ),
    {
      ...picture(
        'a PNG whose note unfolds to 200 MB',
        'a.png',
        png({ width: 8, height: 8, more: [chunk('zTXt', Buffer.concat([Buffer.from(`${stowaway}\0\0`), bomb]))] }),
      ),
      picture: 'either',
    },
    {
      ...picture(
        'a PNG whose colours unfold to 200 MB',
        'a.png',
        png({ width: 8, height: 8, more: [chunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), bomb]))] }),
      ),
      picture: 'either',
    },
  ];
}
