import { useState } from 'react';
import { call, type AnyProviderContext } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { calendar, trash } from '../../../ui/dialog-icons.ts';
import { hospital, minus, video } from '../../../ui/icons.ts';
import { useShowChange } from '../../../ui/use-show-change.ts';
import { BookedAppointments } from '../BookedAppointments.tsx';
import css from './CalendarRowLine.module.css';
import { isWholeDay, type On, rangeOf, type Row, type Weekday } from '../calendar-rows.ts';
import { texts } from '../texts.ts';

const ICON = { Online: video, Hospital: hospital, default: calendar };

/** An open or closed calendar row with a button to delete it. `day` names the day in the confirmation. */
export function CalendarRowLine({
  providerContext,
  row,
  day,
}: {
  providerContext: AnyProviderContext;
  row: Row;
  day: string;
}) {
  const t = useTexts(texts);
  const showChange = useShowChange();
  const [asking, setAsking] = useState(false);
  const hours = isWholeDay(row) ? t.wholeDay : rangeOf(row);
  const remove = async () => {
    const input = { params: { id: row.id } };
    await (row.date === undefined
      ? call('DELETE /doctor/default_calendars/{id}', input)
      : call('DELETE /doctor/calendars/{id}', input));
    await showChange({ message: t.removed });
  };
  return (
    <li className={css.row} data-closed={row.isAvailable ? undefined : ''}>
      <Icon of={row.isAvailable ? ICON[row.type] : minus} />
      <p>
        <b>{hours}</b>
        <Kind row={row} />
      </p>
      <IconButton icon={trash} label={t.remove(`${hours}, ${day}`)} onClick={() => setAsking(true)} />
      {asking && (
        <Confirmation
          title={t.sure}
          busy={t.removing}
          mild={!row.isAvailable}
          act={remove}
          onClose={() => setAsking(false)}
        >
          <p>{row.isAvailable ? t.removeOpen(hours, day) : t.removeClosed(hours, day)}</p>
          {row.isAvailable && <BookedAppointments providerContext={providerContext} on={onOf(row)} hours={row} />}
        </Confirmation>
      )}
    </li>
  );
}

const onOf = ({ date, day }: Row): On => (date === undefined ? { day: day as Weekday } : { date });

function Kind({ row }: { row: Row }) {
  const t = useTexts(texts);
  if (!row.isAvailable) return <span>{row.hospital ? t.closedAt(row.hospital.name) : t.closedHours}</span>;
  if (row.type === 'Hospital') return <span>{row.hospital?.name}</span>;
  return <span>{row.type === 'Online' ? t.online : t.default}</span>;
}
