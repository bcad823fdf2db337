import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  title: 'Doctors',
  listTitle: 'Doctors in Rwanda with free times this week',
  listSays:
    'Find a doctor by name, speciality, hospital or illness. See the next free time and the price before you book.',
  heading: (total: string) => `${total}+ Verified doctors`,
  searchLabel: 'Name, speciality, hospital or illness',
  search: 'Search',
  speciality: 'Speciality',
  allSpecialities: 'All',
  type: 'Consultation type',
  anyType: 'All',
  online: 'Online',
  inPerson: 'In person',
  free: 'Free',
  anyDay: 'Any day',
  days: { today: 'Today', tomorrow: 'Tomorrow', weekend: 'This weekend' } as Record<string, string>,
  freeOn: { today: 'Free today', tomorrow: 'Free tomorrow', weekend: 'Free this weekend' } as Record<string, string>,
  language: 'Language',
  anyLanguage: 'Any language',
  district: 'District',
  allDistricts: 'All of Rwanda',
  insurance: 'Insurance',
  anyInsurance: 'Any insurance',
  order: 'Order',
  byName: 'A–Z',
  bySoonest: 'Soonest first',
  found: (count: string) => (count === '1' ? '1 doctor' : `${count} doctors`),
  none: 'No doctor found',
  noneFor: (text: string) => `We looked for “${text}” among names, specialities, hospitals and illnesses.`,
  noneSays: 'Try another word or fewer filters.',
  showAll: 'Show all doctors',
  all: (count: string) => (count === '1' ? 'This is the only one' : `These are all ${count} doctors`),
  home: 'Home',
};

export type DoctorsTexts = typeof en;
export const texts: Catalogue<DoctorsTexts> = { en };
