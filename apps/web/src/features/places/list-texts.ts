import type { Catalogue } from '../../lib/language/texts.ts';
import type { PlaceKind } from './place-kinds.ts';

const en = {
  search: 'Search',
  speciality: 'Speciality',
  sector: 'Sector',
  openNow: 'Open now',
  insurance: 'Insurance',
  anyInsurance: 'Any insurance',
  basket: 'Several medicines?',
  orders: { '': 'A–Z', distance: 'Nearest first', rating: 'Best reviews first' },
  all: 'All',
  noneSays: 'Try another word or fewer filters.',
};

type Words = {
  listTitle: string;
  listSays: string;
  heading: (total: string) => string;
  /** The line below the heading. */
  lead?: (total: string) => string;
  searchLabel: string;
  found: (count: string) => string;
  none: string;
  noneFor: (text: string) => string;
  showAll: string;
  end: (count: string) => string;
};

const places: Record<PlaceKind, Words> = {
  hospital: {
    listTitle: 'Hospitals and clinics in Rwanda',
    listSays: 'Hospitals and clinics with their specialities, opening hours, insurances and reviews.',
    heading: (total) => `${total}+ Verified Hospitals & Clinics`,
    searchLabel: 'Name, speciality, sector or district',
    found: (count) => (count === '1' ? '1 hospital or clinic' : `${count} hospitals and clinics`),
    none: 'No hospital or clinic found',
    noneFor: (text) => `We looked for “${text}” among names, specialities, sectors and districts.`,
    showAll: 'Show all hospitals and clinics',
    end: (count) => (count === '1' ? 'This is the only one' : `These are all ${count} hospitals and clinics`),
  },
  laboratory: {
    listTitle: 'Laboratories in Rwanda',
    listSays: 'Laboratories with their opening hours, address, insurances and reviews.',
    heading: (total) => `${total}+ Laboratories`,
    searchLabel: 'Name, sector or district',
    found: (count) => (count === '1' ? '1 laboratory' : `${count} laboratories`),
    none: 'No laboratory found',
    noneFor: (text) => `We looked for “${text}” among names, sectors and districts.`,
    showAll: 'Show all laboratories',
    end: (count) => (count === '1' ? 'This is the only one' : `These are all ${count} laboratories`),
  },
  pharmacy: {
    listTitle: 'Pharmacies in Rwanda',
    listSays: 'Pharmacies with their opening hours, address, insurances and reviews.',
    heading: (total) => `${total}+ Pharmacies`,
    lead: (total) => (total === '1' ? 'In partnership with 1 pharmacy.' : `In partnership with ${total} pharmacies.`),
    searchLabel: 'Name, sector or district',
    found: (count) => (count === '1' ? '1 pharmacy' : `${count} pharmacies`),
    none: 'No pharmacy found',
    noneFor: (text) => `We looked for “${text}” among names, sectors and districts.`,
    showAll: 'Show all pharmacies',
    end: (count) => (count === '1' ? 'This is the only one' : `These are all ${count} pharmacies`),
  },
};

const english = { ...en, ...places };

/** The texts of the lists of places only; the texts of the page of one place are in another file. */
export const listTexts: Catalogue<typeof english> = { en: english };
