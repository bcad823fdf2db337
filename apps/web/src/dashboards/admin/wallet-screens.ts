import type { Catalogue } from '../../lib/language/texts.ts';

export const screens = [
  'overall',
  'doctors',
  'hospitals',
  'laboratories',
  'pharmacies',
  'payouts',
  'settings',
] as const;
export type Screen = (typeof screens)[number];

const en = {
  label: 'Wallets',
  screens: {
    overall: 'Overall',
    doctors: 'Doctors',
    hospitals: 'Hospitals',
    laboratories: 'Laboratories',
    pharmacies: 'Pharmacies',
    payouts: 'Payouts',
    settings: 'Settings',
  } satisfies Record<Screen, string>,
};

export const texts: Catalogue<typeof en> = { en };
