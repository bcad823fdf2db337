import type { Catalogue } from '../../lib/language/texts.ts';

const en = { work: { IN_WORK: 'In work', READY: 'Ready' } };

/** How far the work on an order is. */
export const texts: Catalogue<typeof en> = { en };
