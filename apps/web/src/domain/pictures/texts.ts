import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  limits: (most: number, size: string) =>
    most === 1 ? `One image, at most ${size}.` : `Up to ${most} images, at most ${size} each.`,
  noImage: (name: string) => `${name} is not a picture we take. JPEG, PNG, GIF and WebP are taken.`,
  removePicture: 'Remove the picture',
  notSent: 'It is saved, its picture is not. Press save to send the picture again.',
  removeAsk: 'Are you sure? This will delete all information related to this image',
  removing: 'Removing…',
};

export const texts: Catalogue<typeof en> = { en };
