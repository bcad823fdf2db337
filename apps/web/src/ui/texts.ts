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
  loading: 'Loading…',
  noConnection: 'No connection',
  opensItself: 'This opens by itself when the connection is back.',
  notLoaded: 'This did not load',
  nothingLost: 'Nothing is lost. Try again in a moment.',
  previous: 'Previous',
  next: 'Next',
  breadcrumb: 'You are here',
  search: 'Search',
};

export const texts: Catalogue<typeof en> = { en };
