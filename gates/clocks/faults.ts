import type { SeededFault } from '../prove.ts';

/** A replacement of source text in a file of the product, made when the tests load the file. */
export type SourceEdit = [file: string, from: string, to: string];
export interface Elsewhere {
  edits: SourceEdit[];
}

const put =
  (...edits: SourceEdit) =>
  (elsewhere: Elsewhere) =>
    elsewhere.edits.push(edits);
const inTheDay = ').toISOString().slice(0, 10)';

/** Faults that have an effect only when machine, database or browser are in another time zone. */
export const faults: SeededFault<Elsewhere>[] = [
  {
    name: 'a day is that of the machine',
    inject: put(
      'apps/api/src/platform/clock.ts',
      `+ offset${inTheDay}`,
      `- instant.getTimezoneOffset() * minute${inTheDay}`,
    ),
    caughtBy: /clock\.test\.ts/,
  },
  {
    name: 'a page shows the day of the device',
    inject: put(
      'apps/web/src/lib/language/dates.ts',
      `+ KIGALI_MS${inTheDay}`,
      `- new Date().getTimezoneOffset() * 60_000${inTheDay}`,
    ),
    caughtBy: /apps\/web\/src/,
  },
  {
    name: 'a mail names the day of the machine',
    inject: put('apps/api/src/modules/notifications/texts.ts', `, timeZone: 'Africa/Kigali'`, ''),
    caughtBy: /modules\/notifications/,
  },
  {
    name: 'a month is that of the database',
    inject: put('apps/api/src/modules/analytics/queries/analytics.queries.ts', ` at time zone 'Africa/Kigali'`, ''),
    caughtBy: /modules\/analytics/,
  },
];
