import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  add: 'Add to my list',
  onTheList: 'On my list',
  full: (limit: number) => `Your list is full: it has ${limit} medicines. Take one out first.`,
  leftOut: (count: number) =>
    count === 1
      ? 'Your list is full: 1 medicine was left out.'
      : `Your list is full: ${count} medicines were left out.`,
  findForPrescription: 'Find pharmacies for it',
};

export const texts: Catalogue<typeof en> = { en };
