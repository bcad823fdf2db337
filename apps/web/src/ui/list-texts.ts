import type { Catalogue } from '../lib/language/texts.ts';

/** Texts of lists with pages and filters, apart from texts.ts, so that other pages do not load them. */
const en = {
  range: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
  pages: 'Pages',
  page: (n: number) => `Page ${n}`,
  pageOf: (page: number, last: number) => `Page ${page} of ${last}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  nothingOnPage: 'Nothing on this page',
  firstPage: 'Go to the first page',
  foundFor: (text: string) => ` for “${text}”`,
};

export const listTexts: Catalogue<typeof en> = { en };
