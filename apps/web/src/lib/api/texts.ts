import type { Catalogue } from '../language/texts.ts';

const en = {
  otherAccount: 'Another account is signed in here now. Nothing was sent.',
  noConnection: 'No connection. Try again in a moment: nothing is sent twice.',
  failed: 'Something went wrong',
};

export const texts: Catalogue<typeof en> = { en };
