import type { Catalogue } from '../../lib/language/texts.ts';
import type { PlaceKind } from './place-kinds.ts';

const en = {
  home: 'Home',
  where: 'Where it is',
  about: 'About',
  noAbout: 'Nothing has been written here yet.',
  pictures: (name: string) => `Pictures of ${name}`,
  specialities: 'Available specialities',
  services: 'Other services',
  team: 'Medical team',
  allTeam: (count: string) => `See all ${count} doctors`,
  address: 'Address',
  phone: 'Phone',
  email: 'E-mail',
  direction: 'Get Direction',
  newTab: 'opens in a new tab',
  map: 'On the map',
  mapOf: (name: string) => `Map of ${name}`,
  approximate: 'Approximate: the middle of the sector.',
  mapCredit: '© WASAC,Ltd., CC BY 4.0',
  makeAppointment: 'Make an appointment',
  requestTest: 'Request a test',
  orderDrugs: 'Order drugs',
  bannerSays: (name: string) => `Choose a free time at ${name}. We hold it for ten minutes while you finish.`,
  detailSays: (name: string, at: string) =>
    `${name}${at && `, ${at}`}. Opening hours, address, insurances and reviews.`,
};

const titles: Record<PlaceKind, { title: string }> = {
  hospital: { title: 'Hospitals & clinics' },
  laboratory: { title: 'Laboratories' },
  pharmacy: { title: 'Pharmacies' },
};

const english = { ...en, ...titles };

export const texts: Catalogue<typeof english> = { en: english };
