import { dayOf, lastTwelveMonths } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import { cached } from '../../../platform/cache.ts';
import { type Band, mostRequested, patientBands } from './people.queries.ts';

/** The age at which each age band begins, by the name of the band in the API. */
const bands = {
  years_btwn_13_17: 13,
  years_btwn_18_24: 18,
  years_btwn_25_34: 25,
  years_btwn_34_44: 35,
  years_btwn_45_54: 45,
  years_btwn_55_64: 55,
  years_btwn_65: 65,
} as const;
const servicesShown = 10;

/**
 * The share of each age band and gender in per cent of the users who gave their age or gender, and the most requested
 * specialities.
 */
export const userAnalytics = cached(async ({ db, now }: Platform) => {
  const [counted, services] = await Promise.all([
    patientBands(db, dayOf(now()), Object.values(bands)),
    mostRequested(db, lastTwelveMonths(now())[0]!.from, servicesShown),
  ]);
  const share = shareOf(counted);
  const known = ({ gender }: Band) => gender === 'Female' || gender === 'Male';
  const aged = ({ from }: Band) => from !== null;
  const ofBand = (begins: number) => share((band) => band.from === begins, aged);
  return {
    age_and_gender: {
      female: share(({ gender }) => gender === 'Female', known),
      male: share(({ gender }) => gender === 'Male', known),
      years_btwn_13_17: ofBand(bands.years_btwn_13_17),
      years_btwn_18_24: ofBand(bands.years_btwn_18_24),
      years_btwn_25_34: ofBand(bands.years_btwn_25_34),
      years_btwn_34_44: ofBand(bands.years_btwn_34_44),
      years_btwn_45_54: ofBand(bands.years_btwn_45_54),
      years_btwn_55_64: ofBand(bands.years_btwn_55_64),
      years_btwn_65: ofBand(bands.years_btwn_65),
    },
    most_requested_services: services,
  };
});

/** Returns a function that computes percentages, rounded to whole numbers; a share of nobody is 0. */
function shareOf(all: Band[]) {
  const sum = (which: (band: Band) => boolean) => all.filter(which).reduce((total, { people }) => total + people, 0);
  return (some: (band: Band) => boolean, among: (band: Band) => boolean): number => {
    const whole = sum(among);
    return whole === 0 ? 0 : Math.round((sum(some) / whole) * 100);
  };
}
