import type { Hour } from '@ivuriro/contract';
import { weekdayOf } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { displayTime } from '../../lib/language/times.ts';
import css from './OpeningHours.module.css';
import { texts } from './texts.ts';

/** The weekly opening hours, today in bold; the bookable slots are in the calendar. */
export function OpeningHours({ hours, today }: { hours: Hour[]; today: string }) {
  const t = useTexts(texts);
  return (
    <section>
      <h2>{t.hours}</h2>
      <dl className={css.hours}>
        {hours.map((hour) => (
          <div key={hour.day} data-today={hour.day === weekdayOf(today) ? '' : undefined}>
            <dt>{hour.day}</dt>
            <dd>
              {hour.isClosed
                ? t.closed
                : hour.isWorking24Hours
                  ? t.allDay
                  : `${displayTime(hour.opening_from)} – ${displayTime(hour.closed_at)}`}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
