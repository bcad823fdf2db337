import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  rx: 'Prescription needed',
  notSold: 'Not sold online',
};

export const texts: Catalogue<typeof en> = { en };
