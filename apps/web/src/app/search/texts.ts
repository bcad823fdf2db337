import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  home: 'Home',
  title: 'Search',
  titleFor: (text: string) => `Results for “${text}”`,
  says: 'Find doctors, hospitals, laboratories and pharmacies in Rwanda by name, speciality or illness.',
  searchLabel: 'Doctor, speciality, illness or place',
  searchButton: 'Search',
  doctors: 'Doctors',
  hospitals: 'Hospitals & clinics',
  laboratories: 'Laboratories',
  pharmacies: 'Pharmacies',
  seeAll: {
    doctors: 'See all doctors',
    hospitals: 'See all hospitals & clinics',
    laboratories: 'See all laboratories',
    pharmacies: 'See all pharmacies',
  },
  begin: 'What are you looking for?',
  beginSays: 'Type a name, a speciality or an illness.',
  none: 'Nothing found',
  noneFor: (text: string) => `We looked for “${text}” among doctors, hospitals, laboratories and pharmacies.`,
  noneSays: 'Try another word, or a shorter one.',
};

export const texts: Catalogue<typeof en> = { en };
