import sharp, { type Sharp } from 'sharp';
import { type Case, picture, refused, stowaway } from './case.ts';

type Kind = 'jpeg' | 'png' | 'webp' | 'gif';
const kinds: Kind[] = ['jpeg', 'png', 'webp', 'gif'];
const sizes: [number, number][] = [
  [1, 1],
  [2, 3],
  [16, 16],
  [100, 50],
  [641, 480],
  [1_600, 1_600],
  [1_601, 900],
  [2_400, 1_200],
  [30, 3_000],
];

export const drawn = (width: number, height: number, channels: 3 | 4 = 3): Sharp =>
  sharp({ create: { width, height, channels, background: { r: 164, g: 64, b: 31, alpha: 0.5 } } });

/** Valid pictures of all kinds and sizes that cameras, scanners and programs make, with their metadata. */
export async function realPictures(): Promise<Case[]> {
  return [
    ...(await everySize()),
    ...(await everyMake()),
    ...(await turned()),
    ...(await withPlaceAndTime()),
    ...(await ofOtherKinds()),
  ];
}

async function everySize(): Promise<Case[]> {
  const made = kinds.flatMap((kind) =>
    sizes.map(async ([width, height]) =>
      picture(
        `${kind} of ${width} × ${height}`,
        `a.${kind}`,
        await drawn(width, height).toFormat(kind).toBuffer(),
        `image/${kind}`,
      ),
    ),
  );
  return Promise.all(made);
}

async function everyMake(): Promise<Case[]> {
  const frames = await Promise.all([1, 2, 3].map(() => drawn(40, 40).png().toBuffer()));
  const moving = sharp(frames, { join: { animated: true } });
  const makes: [string, Kind, Sharp][] = [
    ['progressive', 'jpeg', drawn(300, 200).jpeg({ progressive: true })],
    ['grey', 'jpeg', drawn(300, 200).greyscale().jpeg()],
    ['of four inks', 'jpeg', drawn(300, 200).toColourspace('cmyk').jpeg()],
    ['at its worst', 'jpeg', drawn(300, 200).jpeg({ quality: 1 })],
    ['with few colours', 'png', drawn(300, 200).png({ palette: true, colours: 2 })],
    ['half transparent', 'png', drawn(300, 200, 4).png()],
    ['of sixteen bits', 'png', drawn(300, 200).toColourspace('rgb16').png()],
    ['interlaced', 'png', drawn(300, 200).png({ progressive: true })],
    ['without loss', 'webp', drawn(300, 200).webp({ lossless: true })],
    ['half transparent', 'webp', drawn(300, 200, 4).webp()],
    ['half transparent', 'gif', drawn(300, 200, 4).gif()],
    ['moving', 'gif', moving.clone().gif()],
    ['moving', 'webp', moving.clone().webp()],
  ];
  return Promise.all(
    makes.map(async ([how, kind, made]) =>
      picture(`${kind} ${how}`, `a.${kind}`, await made.toBuffer(), `image/${kind}`),
    ),
  );
}

async function turned(): Promise<Case[]> {
  const made = (['jpeg', 'png', 'webp'] as const).flatMap((kind) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) =>
      picture(
        `${kind} turned by ${orientation}`,
        `a.${kind}`,
        await drawn(200, 100).withExif(place).withMetadata({ orientation }).toFormat(kind).toBuffer(),
        `image/${kind}`,
      ),
    ),
  );
  return Promise.all(made);
}

const place = {
  IFD0: { Copyright: stowaway, DateTime: '2026:11:20 08:00:00' },
  IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 56/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '30/1 3/1 0/1' },
};

async function withPlaceAndTime(): Promise<Case[]> {
  const said = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>${stowaway}</rdf:Description></rdf:RDF></x:xmpmeta>`;
  const made = (['jpeg', 'png', 'webp'] as const).flatMap((kind) => [
    [`${kind} that says where it was taken`, kind, drawn(120, 90).withExif(place)] as const,
    [`${kind} with a description`, kind, drawn(120, 90).withXmp(said)] as const,
    [`${kind} with a colour profile`, kind, drawn(120, 90).withIccProfile('p3')] as const,
  ]);
  return Promise.all(
    made.map(async ([what, kind, one]) =>
      picture(what, `a.${kind}`, await one.toFormat(kind).toBuffer(), `image/${kind}`),
    ),
  );
}

/** Pictures that not every browser can show: they are accepted as attachments, and refused as pictures of a page. */
async function ofOtherKinds(): Promise<Case[]> {
  const bmp = Buffer.alloc(58);
  bmp.write('BM');
  bmp.writeUInt32LE(58, 2);
  bmp.writeUInt32LE(54, 10);
  bmp.writeUInt32LE(40, 14);
  bmp.writeInt32LE(1, 18);
  bmp.writeInt32LE(1, 22);
  bmp.writeUInt16LE(1, 26);
  bmp.writeUInt16LE(24, 28);
  const avif = await drawn(60, 40).withExif(place).avif().toBuffer();
  const heic = Buffer.from(avif);
  heic.write('heic', 8);
  const others: [string, Buffer][] = [
    ['a.tiff', await drawn(60, 40).tiff().toBuffer()],
    ['a.tif', await drawn(60, 40).tiff({ compression: 'lzw' }).toBuffer()],
    ['a.avif', await drawn(60, 40).avif().toBuffer()],
    ['b.avif', avif],
    ['b.heic', heic],
    ['a.heic', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])],
    ['a.bmp', bmp],
  ];
  return others.map(([name, bytes]) => ({
    ...refused(`${name} as a camera or a scanner makes it`, name, bytes),
    attachment: 'kept',
    shown: 'attachment',
  }));
}
