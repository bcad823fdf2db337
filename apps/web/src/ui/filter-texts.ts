import type { Catalogue } from '../lib/language/texts.ts';

/** Texts of filters and orders, apart from list-texts.ts, so that lists without them do not load them. */
const en = {
  apply: 'Show',
  show: (found: string) => `Show ${found}`,
  sortBy: 'Sort by',
  sort: 'Sort',
  filters: (set: number) => (set === 0 ? 'Filters' : `Filters · ${set}`),
  setFilters: 'Filters that are set',
  takeAway: 'Take away:',
  without: (filter: string, found: string) => `Without “${filter}”: ${found}`,
  clearFilters: 'Clear all filters',
};

export const filterTexts: Catalogue<typeof en> = { en };
