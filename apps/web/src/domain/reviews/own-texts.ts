import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  yours: 'Your review',
  waits: 'Waits for approval',
  published: 'Published',
  waitsSays: 'Only you see it until we have read it.',
  edit: 'Edit',
  withdraw: 'Withdraw',
  ownFailed: 'Your own review did not arrive.',
  sure: 'Are you sure?',
  withdrawSays: 'Your review is taken back with the answers to it. You can write a new one.',
  withdrawing: 'Withdrawing…',
};

/** Texts about one's own review; those of public reviews are in texts.ts. */
export const ownTexts: Catalogue<typeof en> = { en };
