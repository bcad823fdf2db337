import type { Catalogue } from '../i18n/texts.ts';

const en = { insurances: 'Accepted insurances' };

export const texts: Catalogue<typeof en> = { en };
