import type { Catalogue } from '../shared/i18n/messages.ts';

const en = {
  titles: {
    overview: 'Overview',
    appointments: 'Appointments',
    orders: 'Orders',
    prescriptions: 'Prescriptions',
    tests: 'Tests',
    dispensing: 'Dispense by code',
    drugs: 'Drugs/Products',
    catalogueDrugs: 'DRUGS OR PRODUCTS',
    wallet: 'Wallet',
    calendar: 'Calendar',
    videoCalls: 'Video calls',
    reviews: 'Reviews',
    members: 'Members',
    customization: 'Customization',
    messages: 'Messages',
    staticContent: 'Static content',
    personalData: 'Personal data',
    searchTrends: 'Search trends',
    usersAnalytics: 'Users analytics',
    security: 'Security',
  },
  searches: {
    tests: 'Search tests',
    drugs: 'Search drugs',
    members: 'Search members',
    posts: 'Search posts',
    list: 'Search this list',
    patients: 'Patient, code or phone',
  },
};

export type PageWords = typeof en;
export const messages: Catalogue<PageWords> = { en };
