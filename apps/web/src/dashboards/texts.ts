import type { Catalogue } from '../lib/language/texts.ts';

const titles = {
  agenda: 'Agenda',
  overview: 'Overview',
  appointments: 'Appointments',
  queue: 'Queue',
  patients: 'Patients',
  orders: 'Orders',
  prescriptions: 'Orders',
  tests: 'Tests',
  dispensing: 'Dispense by code',
  drugs: 'Drugs/Products',
  catalogueDrugs: 'DRUGS OR PRODUCTS',
  cash: 'Cash',
  wallet: 'Wallet',
  calendar: 'Calendar',
  videoCalls: 'Video calls',
  reviews: 'Reviews',
  members: 'Members',
  customization: 'Customization',
  messages: 'Messages',
  staticContent: 'Static content',
  personalData: 'Personal data',
  searchTrends: 'Search analytics',
  usersAnalytics: 'Users analytics',
  security: 'Security',
};

const en = {
  titles,
  // menu entries whose text differs from the title of the page
  menu: {
    ...titles,
    catalogueDrugs: 'Drugs',
    audit: 'Audit',
    searchAnalytics: 'Search Analytics',
    usersAnalytics: 'Users Analytics',
  },
  searches: {
    tests: 'Search tests',
    drugs: 'Search drugs',
    members: 'Search members',
    posts: 'Search posts',
    list: 'Search this list',
    patients: 'Patient or code',
    deskPatients: 'Name, phone or code',
  },
};

export type PageWords = typeof en;
export const texts: Catalogue<PageWords> = { en };
