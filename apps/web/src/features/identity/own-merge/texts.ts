import type { Catalogue } from '../../../lib/language/texts.ts';

const en = {
  title: 'A second record of yours',
  says: 'Did you sign up twice, or with another address or number? Bring both records together: appointments, orders, files and messages.',
  open: 'Merge another record',
  signIn: 'Sign in to the other record',
  signInSays: 'First show that it is yours. You stay signed in here.',
  byCode: 'By a code to the phone',
  byPassword: 'By password',
  noPatient: 'This sign-in has no patient record of its own.',
  confirmTitle: 'Merge the two records?',
  confirmSays: (name: string, code: string) =>
    `Everything of the record of ${name} (${code}) moves to the one that is open here, and that record is closed. Name, contact data and sign-in stay as they are here.`,
  confirmAfter:
    'Children that you look after with the other sign-in, and work at a provider, stay there. Within 30 days we can undo it; write to us.',
  merge: 'Merge the records',
  merging: 'Merging…',
  notMerged: 'The records were not merged',
};

export const texts: Catalogue<typeof en> = { en };
