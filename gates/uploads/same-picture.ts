import sharp from 'sharp';
import { stowaway } from './case.ts';

/** Kinds that a phone makes: they leave without what it wrote into them. */
const ofPhones = /^image\/(jpeg|png|apng|webp|hei[cf](-sequence)?|avif)$/;
/** Two pictures of as many pixels are held side by side. */
const mostPixels = 4_000_000;

/** What is wrong with a file that was attached: it is the one that was sent, and a picture says nothing beside itself. */
export async function samePicture(type: string, sent: Buffer, kept: Buffer): Promise<string[]> {
  if (!ofPhones.test(type)) return kept.equals(sent) ? [] : ['its bytes are others'];
  const [before, after] = [await look(sent), await look(kept)];
  const told = [
    ...(kept.includes(stowaway) ? ['what came in it is still there'] : []),
    ...(after?.noted ? ['what the camera wrote into it is still there'] : []),
  ];
  // a damaged one may be read once its frame is written anew: there is nothing to hold it against
  if (!before) return told;
  return [
    ...told,
    ...(before.way === after?.way ? [] : [`it is turned by ${after?.way}, and was by ${before.way}`]),
    ...(before.pixels.equals(after?.pixels ?? Buffer.alloc(0)) ? [] : ['its pixels are others']),
    ...(before.colours === after?.colours ? [] : ['its colours are read otherwise']),
  ];
}

/** Which way up it is said to be, and no word more; where notes keep their place they are blank. */
const shortest = 32;

/** What a reader of pictures finds in it; null where he finds none. */
async function look(bytes: Buffer) {
  try {
    const { width, height, orientation = 1, exif, xmp, iptc, comments, icc } = await sharp(bytes).metadata();
    const drawn = sharp(bytes, { pages: -1, failOn: 'none', limitInputPixels: false });
    return {
      way: orientation,
      noted: Boolean(xmp || iptc || comments?.length) || (exif && exif.length > shortest && exif.some(Boolean)),
      colours: icc?.toString('latin1'),
      pixels: width * height > mostPixels ? Buffer.alloc(0) : await drawn.raw().toBuffer(),
    };
  } catch {
    return null;
  }
}
