import type { Hour } from '@ivuriro/contract';
import { weekdayOf } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { displayTime } from '../../shared/i18n/times.ts';
import css from './Hours.module.css';
import { messages } from './messages.ts';

/** The usual hours of the week; what can be booked is the calendar beside it. */
export function Hours({ hours, today }: { hours: Hour[]; today: string }) {
  const t = useMessages(messages);
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
