import type { Catalogue } from '../../lib/language/texts.ts';

const en = { insurances: 'Accepted insurances' };

export const texts: Catalogue<typeof en> = { en };
