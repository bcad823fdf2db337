/** `export const handle: PageHandle` of a dashboard's page: what the top bar shows for it. */
export type PageHandle = {
  title: string;
  /** Placeholder of the search box; without it the page has none. The text is `?text-search=` in the address. */
  search?: string;
};
