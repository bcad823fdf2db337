import type { Catalogue } from '../../lib/language/texts.ts';

const en = { work: { IN_WORK: 'In work', READY: 'Ready' } };

/** The texts for the progress of the work on an order. */
export const texts: Catalogue<typeof en> = { en };
