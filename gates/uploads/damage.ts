import type { Random } from '../random.ts';
import { archive, office } from './archive.ts';
import { type Case, paper, picture, refused, stowaway } from './case.ts';
import { chunk, png } from './png.ts';
import { pdf } from './spoofs.ts';
import { deflateSync } from 'node:zlib';

type Real = Record<'png' | 'jpeg' | 'gif' | 'webp', Buffer>;

/** Truncated pictures, and some with a few changed bytes. */
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

const mb = 1_048_576;
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
      // one side is longer than decoders accept
      ...(Math.max(width!, height!) > 1_000_000 ? { picture: 'refused', attachment: 'either' } : {}),
    })),
    // decoders of GIF go by the size of its frames, which is small here, so that the picture may be accepted
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

const tooMuch = (what: string, name: string, bytes: Buffer): Case => ({
  ...refused(what, name, bytes),
  attachment: 'too_large',
});

/** Archives that look like documents of Office. */
export function bombs(): Case[] {
  const zeros = Buffer.alloc(200 * mb);
  const part = { name: 'media/a.bin', text: zeros };
  const nested = archive([{ name: 'b.zip', text: archive([part]) }]);
  return [
    tooMuch('a docx that unfolds to 200 MB', 'a.docx', office('docx', [part])),
    tooMuch('a docx that says it unfolds to nothing', 'a.docx', office('docx', [{ ...part, says: 1 }])),
    tooMuch(
      'an xlsx that names one part a hundred times',
      'a.xlsx',
      office('xlsx', [{ name: 'a', text: zeros.subarray(0, mb) }], 100),
    ),
    tooMuch(
      'a pptx of ten thousand parts',
      'a.pptx',
      office(
        'pptx',
        Array.from({ length: 10_000 }, (_, n) => ({ name: `${n}`, text: '' })),
      ),
    ),
    paper(
      'a docx with an archive in an archive, which nobody unfolds',
      'a.docx',
      office('docx', [{ name: 'b.zip', text: nested }]),
    ),
    refused('an archive in an archive', 'a.docx', nested),
    {
      ...refused(
        'a docx whose own list unfolds to 200 MB',
        'a.docx',
        archive([{ name: '[Content_Types].xml', text: zeros }]),
      ),
      attachment: 'refused',
    },
    { ...refused('a docx cut in the middle', 'a.docx', office('docx').subarray(0, 260)), attachment: 'either' },
  ];
}

/** Files at the size limit, one byte over it, and empty. */
export function sizes(real: Real): Case[] {
  const padded = (bytes: Buffer, size: number) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length, 32)]);
  const limit = (what: string, name: string, bytes: Buffer, is: Case): Case[] => [
    { ...is, what: `${what} of 1 MB`, name, bytes: padded(bytes, mb) },
    {
      ...is,
      what: `${what} of 1 MB and a byte`,
      name,
      bytes: padded(bytes, mb + 1),
      picture: 'too_large',
      attachment: 'too_large',
    },
  ];
  return [
    ...Object.entries(real).flatMap(([kind, bytes]) => limit(`a ${kind}`, `a.${kind}`, bytes, picture('', '', bytes))),
    ...limit('a PDF', 'a.pdf', pdf(), paper('', '', '', 'inline')),
    ...limit('a note', 'a.txt', Buffer.from('x'), paper('', '', '')),
    ...['a.png', 'a.jpg', 'a.pdf', 'a.txt', 'a.docx', 'a', 'a.csv'].map((name) =>
      refused(`nothing, named ${name}`, name, ''),
    ),
  ];
}
