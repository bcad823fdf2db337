import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  home: 'Home',
  title: 'Search',
  titleFor: (text: string) => `Results for “${text}”`,
  says: 'Find doctors, hospitals, laboratories and pharmacies in Rwanda by name, speciality, illness, test or medicine.',
  searchLabel: 'Doctor, illness, test, medicine or place',
  searchButton: 'Search',
  doctors: 'Doctors',
  hospitals: 'Hospitals & clinics',
  laboratories: 'Laboratories',
  pharmacies: 'Pharmacies',
  tests: 'Tests',
  drugs: 'Medicines',
  inStockAt: {
    tests: (places: number) => (places === 1 ? '1 laboratory does it' : `${places} laboratories do it`),
    drugs: (places: number) => (places === 1 ? '1 pharmacy has it' : `${places} pharmacies have it`),
  },
  inStockNowhere: { tests: 'No laboratory here does it', drugs: 'No pharmacy here has it' },
  seeAll: {
    doctors: 'See all doctors',
    hospitals: 'See all hospitals & clinics',
    laboratories: 'See all laboratories',
    pharmacies: 'See all pharmacies',
  },
  begin: 'What are you looking for?',
  beginSays: 'Type a name, an illness, a test, a medicine or a place.',
  none: 'Nothing found',
  noneFor: (text: string) =>
    `We looked for “${text}” among doctors, hospitals, laboratories, pharmacies, tests and medicines.`,
  noneSays: 'Try another word, or a shorter one.',
  instead: 'These searches find something:',
  without: (text: string, without: string) => `${text} (without “${without}”)`,
};

export const texts: Catalogue<typeof en> = { en };
