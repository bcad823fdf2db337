import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withoutMetadata } from './index.ts';

const secret = 'taken-at-home';
const notes = {
  IFD0: { Make: secret, Model: secret, DateTime: '2026:11:20 08:00:00' },
  IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 56/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '30/1 3/1 0/1' },
};
const said = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>${secret}</rdf:Description></rdf:RDF></x:xmpmeta>`;
/** A picture in which neighbouring pixels differ, so that a shifted pixel is noticed. */
const drawn = () =>
  sharp(Buffer.from(Array.from({ length: 48 * 32 * 3 }, (_, n) => (n * 37) % 251)), {
    raw: { width: 48, height: 32, channels: 3 },
  });
const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
const kinds = ['jpeg', 'png', 'webp', 'avif'] as const;
const type = (kind: string) => `image/${kind}`;

describe.each(kinds)('an attached %s', (kind) => {
  const plain = () => drawn().toFormat(kind).toBuffer();

  it('stays the same in every byte when it has no metadata', async () => {
    const sent = await plain();
    expect(withoutMetadata(type(kind), sent).equals(sent)).toBe(true);
  });

  it('loses the metadata with place, device and day, and keeps its pixels', async () => {
    const sent = await drawn().withExif(notes).withXmp(said).toFormat(kind).toBuffer();
    expect(sent.includes(secret)).toBe(true);
    const kept = withoutMetadata(type(kind), sent);
    expect(kept.includes(secret)).toBe(false);
    expect(kept.includes('2026:11:20')).toBe(false);
    expect((await pixels(kept)).equals(await pixels(sent))).toBe(true);
  });

  it('keeps its colour profile', async () => {
    const sent = await drawn().withIccProfile('p3').withExif(notes).toFormat(kind).toBuffer();
    const { icc } = await sharp(withoutMetadata(type(kind), sent)).metadata();
    expect(icc?.equals((await sharp(sent).metadata()).icc!)).toBe(true);
  });

  it('can be cut off after any byte without making the removal of its metadata fail', async () => {
    const sent = await drawn().withExif(notes).withXmp(said).toFormat(kind).toBuffer();
    for (let length = 12; length < sent.length; length++)
      expect(withoutMetadata(type(kind), sent.subarray(0, length)).length).toBeLessThanOrEqual(length);
  });
});

describe.each(['jpeg', 'png', 'webp'] as const)('the orientation of a %s', (kind) => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is kept when the metadata are removed: %i', async (orientation) => {
    const sent = await drawn().withExif(notes).withMetadata({ orientation }).toFormat(kind).toBuffer();
    const kept = withoutMetadata(type(kind), sent);
    expect((await sharp(kept).metadata()).orientation ?? 1).toBe(orientation);
    expect(kept.includes(secret)).toBe(false);
    const upright = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer();
    expect((await upright(kept)).equals(await upright(sent))).toBe(true);
  });
});

describe('metadata of a picture', () => {
  const segment = (marker: number, text: string) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text, 'latin1')]);

  it.each([
    ['a comment', 0xfe, secret],
    ['notes of a program', 0xed, `Photoshop 3.0\0${secret}`],
    ['a list of more pictures', 0xe2, `MPF\0${secret}`],
    ['where it comes from', 0xeb, `JP\0${secret}`],
    ['a small copy', 0xe0, `JFXX\0${secret}`],
  ])('are removed from a JPEG when they contain %s', async (_what, marker, text) => {
    const jpeg = await drawn().jpeg({ progressive: true }).toBuffer();
    const sent = Buffer.concat([jpeg.subarray(0, 2), segment(marker, text), jpeg.subarray(2)]);
    expect(withoutMetadata('image/jpeg', sent).equals(jpeg)).toBe(true);
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'are removed from a %s together with the video that a phone appends',
    async (kind) => {
      const stripped = await drawn().toFormat(kind).toBuffer();
      const sent = Buffer.concat([stripped, Buffer.from(`ftypmp42${secret}`)]);
      expect(withoutMetadata(type(kind), sent).equals(stripped)).toBe(true);
    },
  );

  it('stay in a file that is no picture: a PDF is returned unchanged', () => {
    const paper = Buffer.from(`%PDF-1.7 ${secret}`);
    expect(withoutMetadata('application/pdf', paper)).toBe(paper);
  });
});
