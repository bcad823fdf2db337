import type { Kind } from '@ivuriro/contract/endpoint';
import type { Hour } from '@ivuriro/contract/shapes';
import { weekdays } from '@ivuriro/contract/wire';
import { type HourRow, usualHours, wireTimes } from '../domain/opening-hours.ts';

/** The seven days, Monday first; a day for which no hours were set has the default hours and no id. */
export const presentHours = (rows: readonly HourRow[], owner: { id: string; kind: Kind }): Hour[] =>
  weekdays.map((name, index) => {
    const row = rows.find(({ day }) => day === index + 1);
    const hours = row ?? usualHours;
    return {
      id: row?.id ?? null,
      day: name,
      isClosed: hours.is_closed,
      isWorking24Hours: hours.is_24_hours,
      ...wireTimes(hours),
      [`${owner.kind}_id`]: owner.id,
    };
  });
