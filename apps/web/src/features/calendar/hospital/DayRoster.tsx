import { useState } from 'react';
import type { AnyProviderContext } from '../../../lib/api/call.ts';
import { useWide } from '../../../ui/use-wide.ts';
import { fullDay } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Segment } from '../../../ui/Segment.tsx';
import { BookedAppointments } from '../BookedAppointments.tsx';
import type { On } from '../calendar-rows.ts';
import { AvailabilityPreview, type Preview } from '../AvailabilityPreview.tsx';
import { RowsFailed, RowsWaiting } from '../CalendarRowStates.tsx';
import { AddDoctors } from './AddDoctors.tsx';
import { DayActions, hasActs } from './DayActions.tsx';
import { DoctorWorkingTime } from './DoctorWorkingTime.tsx';
import { RosterHours } from './RosterHours.tsx';
import { texts } from './texts.ts';
import { spanOf, type Working } from './roster.ts';
import css from './roster.module.css';
import { useTimetable } from './use-timetable.ts';

const NOON = 12 * 60;
const halves = ['am', 'pm'] as const;

type Props = {
  providerContext: AnyProviderContext;
  on: On;
  team: string;
  /** The free slots of the date as patients see them. */
  preview: Preview | undefined;
  onRetry: () => void;
  onClose: () => void;
};

/** One day hour by hour, in two halves: the doctors who work in each hour, with buttons to add or remove doctors. */
export function DayRoster({ providerContext, on, team, preview, onRetry, onClose }: Props) {
  const t = useTexts(texts);
  const wide = useWide('48em');
  const [half, setHalf] = useState<(typeof halves)[number]>();
  const [adding, setAdding] = useState<number | null>(null);
  const [changing, setChanging] = useState<{ working: Working; hour: number } | null>(null);
  const { timetable, isError, refetch } = useTimetable(providerContext, on);
  // a phone shows only one half of the day, at first the half in which the earliest doctor begins
  const shownHalf = half ?? ((spanOf(timetable?.roster ?? [])?.from ?? 0) < NOON ? 'am' : 'pm');
  const name = 'day' in on ? on.day : fullDay(on.date);
  return (
    <Dialog
      title={t.who(name)}
      subtitle={'day' in on ? t.everyWeek : t.thisDate}
      onClose={onClose}
      foot={
        timetable &&
        hasActs(timetable, on) && (
          <DayActions providerContext={providerContext} on={on} name={name} timetable={timetable} />
        )
      }
    >
      {timetable ? (
        <>
          {!wide && (
            <Segment
              legend={t.half}
              name="half"
              options={halves.map((value) => ({ value, label: t[value] }))}
              value={shownHalf}
              onChange={(value) => setHalf(value === 'pm' ? 'pm' : 'am')}
            />
          )}
          <div className={css.lanes}>
            {halves
              .filter((one) => wide || one === shownHalf)
              .map((one) => (
                <RosterHours
                  key={one}
                  name={t[one]}
                  titled={wide}
                  first={one === 'am' ? 0 : 12}
                  roster={timetable.roster}
                  onAdd={setAdding}
                  onChange={(working, hour) => setChanging({ working, hour })}
                />
              ))}
          </div>
          {'date' in on && <BookedAppointments providerContext={providerContext} on={on} />}
          {preview && <AvailabilityPreview preview={preview} onRetry={onRetry} />}
          {adding !== null && (
            <AddDoctors
              providerContext={providerContext}
              on={on}
              name={name}
              hour={adding}
              team={team}
              timetable={timetable}
              onClose={() => setAdding(null)}
            />
          )}
          {changing && (
            <DoctorWorkingTime
              providerContext={providerContext}
              on={on}
              name={name}
              hour={changing.hour}
              working={changing.working}
              timetable={timetable}
              onClose={() => setChanging(null)}
            />
          )}
        </>
      ) : isError ? (
        <RowsFailed onRetry={refetch} />
      ) : (
        <RowsWaiting lines={6} />
      )}
    </Dialog>
  );
}
