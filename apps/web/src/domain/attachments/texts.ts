import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  attachment: (n: number) => `Attachment ${n}`,
};

export const texts: Catalogue<typeof en> = { en };
