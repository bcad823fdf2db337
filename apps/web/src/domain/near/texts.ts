import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  away: (length: string) => `${length} away`,
  about: (length: string) => `about ${length} away`,
  from: (place: string) => `Distances from ${place}.`,
  fromHere: 'Distances from where you are.',
  change: 'Change',
};

export const texts: Catalogue<typeof en> = { en };
