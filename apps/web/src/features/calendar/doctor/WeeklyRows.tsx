import { useState } from 'react';
import type { AnyProviderContext } from '../../../lib/api/call.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { plus } from '../../../ui/icons.ts';
import css from '../calendar.module.css';
import { byStart, week, type Weekday } from '../calendar-rows.ts';
import { CalendarRowDialog } from './CalendarRowDialog.tsx';
import { CalendarRowLine } from './CalendarRowLine.tsx';
import { texts } from '../texts.ts';
import { RowsFailed, RowsWaiting } from '../CalendarRowStates.tsx';

export function WeeklyRows({ providerContext }: { providerContext: AnyProviderContext }) {
  const t = useTexts(texts);
  const [adding, setAdding] = useState<Weekday | null>(null);
  const { data, isError, refetch } = useCall('GET /doctor/default_calendars');
  if (!data) return isError ? <RowsFailed onRetry={() => void refetch()} /> : <RowsWaiting lines={7} />;
  return (
    <>
      <p className={css.says}>{t.weeklySays}</p>
      <ul className={css.week}>
        {week.map((day) => {
          const rows = data.filter((row) => row.day === day).toSorted(byStart);
          return (
            <li key={day}>
              <h2>{day}</h2>
              {rows.length === 0 ? (
                <p className={css.none}>{t.none}</p>
              ) : (
                <ul className={css.rows}>
                  {rows.map((row) => (
                    <CalendarRowLine key={row.id} providerContext={providerContext} row={row} day={t.usual(day)} />
                  ))}
                </ul>
              )}
              <Button variant="outlined" aria-label={t.addOn(day)} onClick={() => setAdding(day)}>
                <Icon of={plus} />
                {t.add}
              </Button>
            </li>
          );
        })}
      </ul>
      {adding && (
        <CalendarRowDialog
          providerContext={providerContext}
          title={t.formEvery(adding)}
          on={{ day: adding }}
          onClose={() => setAdding(null)}
        />
      )}
    </>
  );
}
