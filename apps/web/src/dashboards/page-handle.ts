import type { PageWords } from './texts.ts';

/** The top bar texts of a dashboard page, which the page exports: `export const handle: PageHandle`. */
export type PageHandle = {
  title: keyof PageWords['titles'];
  /**
   * The placeholder of the search box in the top bar; a page without it has no search box. The search text is the query
   * parameter `text-search`.
   */
  search?: keyof PageWords['searches'];
};
