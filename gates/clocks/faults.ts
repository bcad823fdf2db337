import type { Fault } from '../prove.ts';

/** Other words in a file of the product, as the tests read it. */
export type Planted = [file: string, from: string, to: string];
export interface Elsewhere {
  planted: Planted[];
}

const put =
  (...planted: Planted) =>
  (elsewhere: Elsewhere) =>
    elsewhere.planted.push(planted);
const inTheDay = ').toISOString().slice(0, 10)';

/** Mistakes that nobody sees at home. */
export const faults: Fault<Elsewhere>[] = [
  {
    name: 'a day is that of the machine',
    plant: put(
      'apps/api/src/platform/clock.ts',
      `+ offset${inTheDay}`,
      `- instant.getTimezoneOffset() * minute${inTheDay}`,
    ),
    caughtBy: /clock\.test\.ts/,
  },
  {
    name: 'a page shows the day of the device',
    plant: put(
      'apps/web/src/shared/i18n/dates.ts',
      `+ KIGALI_MS${inTheDay}`,
      `- new Date().getTimezoneOffset() * 60_000${inTheDay}`,
    ),
    caughtBy: /apps\/web\/src/,
  },
  {
    name: 'a mail names the day of the machine',
    plant: put('apps/api/src/modules/notifications/messages.ts', `, timeZone: 'Africa/Kigali'`, ''),
    caughtBy: /modules\/notifications/,
  },
  {
    name: 'a month is that of the database',
    plant: put('apps/api/src/modules/analytics/analytics.queries.ts', ` at time zone 'Africa/Kigali'`, ''),
    caughtBy: /modules\/analytics/,
  },
];
