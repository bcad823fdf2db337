import type { PageWords } from './texts.ts';

/** `export const handle: PageHandle` of a dashboard's page: what the top bar shows for it. */
export type PageHandle = {
  title: keyof PageWords['titles'];
  /** Placeholder of the search box; without it the page has none. The text is `?text-search=` in the address. */
  search?: keyof PageWords['searches'];
};
