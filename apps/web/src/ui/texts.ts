import type { Catalogue } from '../lib/language/texts.ts';

const en = {
  oops: 'OOPS!!!',
  needsScript:
    'This needs JavaScript: allow it in your browser to log in, to book or to order. You may also call the place or go there.',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  yes: 'Yes',
  no: 'No',
  toastRegion: 'Notices',
  tryAgain: 'Try again',
  nothingLost: 'Nothing is lost. Try again in a moment.',
  range: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
  pages: 'Pages',
  page: (n: number) => `Page ${n}`,
  pageOf: (page: number, last: number) => `Page ${page} of ${last}`,
  previous: 'Previous',
  next: 'Next',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  nothingOnPage: 'Nothing on this page',
  firstPage: 'Go to the first page',
  breadcrumb: 'You are here',
  search: 'Search',
  foundFor: (text: string) => ` for “${text}”`,
  apply: 'Show',
  filters: (set: number) => (set === 0 ? 'Filters' : `Filters · ${set}`),
  setFilters: 'Filters that are set',
  takeAway: 'Take away:',
  clearFilters: 'Clear all filters',
};

export const texts: Catalogue<typeof en> = { en };
