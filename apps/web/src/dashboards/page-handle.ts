import type { PageWords } from './texts.ts';

/** The texts of the top bar for a page of a dashboard, exported by it: `export const handle: PageHandle`. */
export type PageHandle = {
  title: keyof PageWords['titles'];
  /** The placeholder of the search box; without it there is none. The search text is `?text-search=` in the address. */
  search?: keyof PageWords['searches'];
};
