import sharp from 'sharp';
import { stowaway } from './case.ts';

/** The picture formats from which the product removes metadata. */
const ofPhones = /^image\/(jpeg|png|apng|webp|hei[cf](-sequence)?|avif)$/;
/** The largest number of pixels up to which pictures are compared. */
const mostPixels = 4_000_000;

/**
 * Returns findings about a stored attachment: its bytes must equal those of the sent file, or its pixels if it is a
 * picture, and a picture must have no metadata.
 */
export async function samePicture(type: string, sent: Buffer, kept: Buffer): Promise<string[]> {
  if (!ofPhones.test(type)) return kept.equals(sent) ? [] : ['its bytes are others'];
  const [before, after] = [await look(sent), await look(kept)];
  const told = [
    ...(kept.includes(stowaway) ? ['what came in it is still there'] : []),
    ...(after?.noted ? ['what the camera wrote into it is still there'] : []),
  ];
  // when the container of a damaged picture is rewritten, the picture may become readable, and then there is no
  // original to compare it with
  if (!before) return told;
  return [
    ...told,
    ...(before.way === after?.way ? [] : [`it is turned by ${after?.way}, and was by ${before.way}`]),
    ...(before.pixels.equals(after?.pixels ?? Buffer.alloc(0)) ? [] : ['its pixels are others']),
    ...(before.colours === after?.colours ? [] : ['its colours are read otherwise']),
  ];
}

/**
 * An EXIF block of at most this number of bytes may remain, because it only has room for the orientation. A longer
 * block must be blank.
 */
const shortest = 32;

/** The decoded pixels; null when the file cannot be decoded. */
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
