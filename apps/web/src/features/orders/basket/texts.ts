import type { Catalogue } from '../../../lib/language/texts.ts';

const pharmacies = (count: number) => (count === 1 ? '1 pharmacy' : `${count} pharmacies`);

const en = {
  home: 'Home',
  title: 'My medicine list',
  says: 'Make a list of the medicines that you need. We find the pharmacies that have all of them, the lowest price first.',
  loading: 'Loading your list…',
  list: 'My list',
  searchLabel: 'Add a medicine',
  searchExample: 'For example paracetamol',
  noDrug: (text: string) => `We know no medicine “${text}”. Try its active ingredient, or a shorter word.`,
  offeredBy: (count: number) =>
    count === 0 ? 'No pharmacy has it now' : `${pharmacies(count)} ${count === 1 ? 'has' : 'have'} it`,
  full: (limit: number) => `Your list is full: it has ${limit} medicines. Take one out to add another.`,
  nothingYet: 'Your list is empty. It stays on this device, also without a sign-in.',
  count: (count: number, limit: number) => `${count} of ${limit} medicines`,
  remove: (name: string) => `Remove ${name}`,
  quantityOf: (name: string) => `Packs of ${name}`,
  substitute: 'Another maker is fine',
  sayWhere: 'Say where you are, to see distances',
  find: 'Find pharmacies',
  clear: 'Empty the list',
  cleared: 'Your list is empty.',
  undo: 'Undo',
  begin: 'Which medicines do you need?',
  beginSays: 'Add them one by one, or open a consultation file and choose “Find pharmacies for it”.',
  allPharmacies: 'See all pharmacies',
  finding: 'Finding pharmacies…',
  failed: 'The pharmacies did not arrive',
  offline: 'There is no connection. Your list is kept on this device.',
  none: (count: number) => (count === 1 ? 'No pharmacy has it now' : 'No pharmacy has any of these now'),
  noneTryAnother: 'Allow another maker in your list, or ask your doctor what else helps.',
  noneSays: 'Ask your doctor what else helps, or look again tomorrow.',
  found: {
    complete: (count: number) =>
      count === 1
        ? '1 pharmacy has everything'
        : count < 5
          ? `${count} pharmacies have everything`
          : 'The best 5 pharmacies',
    pair: () => 'Two pharmacies together',
    partial: (_count: number) => 'No two pharmacies have everything',
  },
  partialSays:
    'These have most of it. Allow another maker, or take a medicine out of the list, to see who has the rest.',
  pairSays: 'No single pharmacy has everything. These two have it together at the lowest price.',
  nowhere: (names: string[]) =>
    names.length === 1 ? `No pharmacy has this now: ${names[0]}.` : `No pharmacy has these now: ${names.join('; ')}.`,
  pricesSay: 'Full prices, before any insurance. Call first when a pharmacy has not confirmed its stock for a week.',
  together: 'Together',
  total: 'Total',
  missing: 'Not here:',
  replaced: (count: number) => (count === 1 ? '1 of another maker' : `${count} of another maker`),
  someOld: 'Stock not confirmed for a week',
  medicines: (count: number) => (count === 1 ? '1 medicine' : `${count} medicines`),
  insteadOf: (name: string) => `Instead of ${name}`,
  rx: 'Prescription needed',
  atTheCounter: 'Only at the counter, not by order',
  old: 'Stock not confirmed for a week',
  order: 'Order here',
  orderAt: (name: string) => `at ${name}`,
  onlyThere: 'This can be had only at the counter.',
};

export const texts: Catalogue<typeof en> = { en };
