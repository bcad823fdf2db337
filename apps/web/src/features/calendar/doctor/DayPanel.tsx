import { useState } from 'react';
import { call, type AnyProviderContext } from '../../../lib/api/call.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { fullDay, weekdayOf } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { plus } from '../../../ui/icons.ts';
import { useShowChange } from '../../../ui/use-show-change.ts';
import { BookedAppointments } from '../BookedAppointments.tsx';
import css from '../calendar.module.css';
import { byStart, isWholeDay, wholeDay, type Row } from '../calendar-rows.ts';
import { CalendarRowDialog } from './CalendarRowDialog.tsx';
import { CalendarRowLine } from './CalendarRowLine.tsx';
import { texts } from '../texts.ts';
import { AvailabilityPreview, type Preview } from '../AvailabilityPreview.tsx';
import { RowsFailed, RowsWaiting } from '../CalendarRowStates.tsx';

type Props = { providerContext: AnyProviderContext; date: string; preview: Preview; onRetry: () => void };

export function DayPanel({ providerContext, date, preview, onRetry }: Props) {
  const t = useTexts(texts);
  const [adding, setAdding] = useState(false);
  const weekly = useCall('GET /doctor/default_calendars');
  const dated = useCall('GET /doctor/calendars');
  if (!weekly.data || !dated.data) {
    const retry = () => void Promise.all([weekly.refetch(), dated.refetch()]);
    return weekly.isError || dated.isError ? <RowsFailed onRetry={retry} /> : <RowsWaiting lines={4} />;
  }
  const weekday = weekdayOf(date);
  const usual = weekly.data.filter((row) => row.day === weekday).toSorted(byStart);
  const exceptions = dated.data.filter((row) => row.date === date);
  const closed = exceptions.some((row) => !row.isAvailable && !row.hospital_id && isWholeDay(row));
  return (
    <section className={css.panel} aria-labelledby="chosen-day">
      <h2 id="chosen-day">{fullDay(date)}</h2>
      <Rows
        providerContext={providerContext}
        title={t.usual(weekday)}
        rows={usual}
        none={t.none}
        day={t.usual(weekday)}
      />
      <Rows
        providerContext={providerContext}
        title={t.exceptions}
        rows={exceptions}
        none={t.noExceptions}
        day={fullDay(date)}
      />
      <div className={css.acts}>
        <Button onClick={() => setAdding(true)}>
          <Icon of={plus} />
          {t.add}
        </Button>
        {!closed && <CloseDay providerContext={providerContext} date={date} />}
      </div>
      <div>
        <h3>{t.bookedTitle}</h3>
        <BookedAppointments providerContext={providerContext} on={{ date }} />
      </div>
      <AvailabilityPreview preview={preview} onRetry={onRetry} />
      {adding && (
        <CalendarRowDialog
          providerContext={providerContext}
          title={t.formTitle(fullDay(date))}
          on={{ date }}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}

type RowsProps = { providerContext: AnyProviderContext; title: string; rows: Row[]; none: string; day: string };
function Rows({ providerContext, title, rows, none, day }: RowsProps) {
  return (
    <div>
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p className={css.none}>{none}</p>
      ) : (
        <ul className={css.rows}>
          {rows.map((row) => (
            <CalendarRowLine key={row.id} providerContext={providerContext} row={row} day={day} />
          ))}
        </ul>
      )}
    </div>
  );
}

function CloseDay({ providerContext, date }: { providerContext: AnyProviderContext; date: string }) {
  const t = useTexts(texts);
  const showChange = useShowChange();
  const [asking, setAsking] = useState(false);
  const close = async () => {
    await call('POST /doctor/calendars', { body: { date, ...wholeDay, type: 'default', isAvailable: '0' } });
    await showChange({ message: t.saved });
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t.closeDay}
      </Button>
      {asking && (
        <Confirmation
          title={t.closeTitle(fullDay(date))}
          busy={t.closing}
          mild
          act={close}
          onClose={() => setAsking(false)}
        >
          <p>{t.closeSays}</p>
          <BookedAppointments providerContext={providerContext} on={{ date }} />
        </Confirmation>
      )}
    </>
  );
}
