import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  download: 'Download CSV',
  preparing: 'Preparing the file…',
  ready: 'The file is ready. It is being downloaded.',
};

export const texts: Catalogue<typeof en> = { en };
