import type { Catalogue } from '../lib/language/texts.ts';

const en = { opening: 'Opening…' };

/** The text of the button that opens a PDF. It is apart from texts.ts, so that public pages do not load it. */
export const paperTexts: Catalogue<typeof en> = { en };
