import { useState } from 'react';
import type { AnyProviderContext } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { BookedAppointments } from '../BookedAppointments.tsx';
import { endsLater, type On, wholeDay } from '../calendar-rows.ts';
import { TimeRange } from '../TimeRange.tsx';
import { texts } from './texts.ts';
import { intervalOf, intervalText, timesOf, type Working } from './roster.ts';
import { useChangeRoster } from './use-change-roster.ts';
import type { Timetable } from './use-timetable.ts';

type Props = {
  providerContext: AnyProviderContext;
  on: On;
  name: string;
  /**
   * The hour in whose list the doctor's name was pressed. The form suggests removing this hour; another range can be
   * entered.
   */
  hour: number;
  working: Working;
  timetable: Timetable;
  onClose: () => void;
};

/** The hours of one doctor on a day, with a form to remove some or all of them. */
export function DoctorWorkingTime({
  providerContext,
  on,
  name,
  hour,
  working: { doctor, intervals },
  timetable,
  onClose,
}: Props) {
  const t = useTexts(texts);
  const { sending, remove } = useChangeRoster(providerContext, on, timetable, onClose);
  const chosen = timesOf({ from: hour * 60, to: (hour + 1) * 60 });
  const [start, setStart] = useState(chosen.start_time);
  const [end, setEnd] = useState(chosen.end_time);
  const [all, setAll] = useState(false);
  const busy = sending && t.removing;
  return (
    <Dialog
      narrow
      title={doctor.name}
      subtitle={name}
      picture={<Picture picture={doctor.picture} seed={doctor.id} alt="" width={44} />}
      onClose={onClose}
      foot={
        <>
          <Button
            variant="outlined"
            busy={all && busy}
            onClick={() => {
              setAll(true);
              void remove(doctor.id, intervalOf(wholeDay));
            }}
          >
            {t.removeDay}
          </Button>
          <Button
            variant="danger"
            busy={!all && busy}
            disabled={!endsLater(start, end)}
            onClick={() => {
              setAll(false);
              void remove(doctor.id, intervalOf({ start_time: start, end_time: end }));
            }}
          >
            {t.removeHours}
          </Button>
        </>
      }
    >
      <p>
        {t.hours(doctor.name, name)} <b>{intervals.map(intervalText).join(', ')}</b>
      </p>
      <TimeRange start={start} end={end} onStart={setStart} onEnd={setEnd} />
      <BookedAppointments providerContext={providerContext} on={on} doctorId={doctor.id} />
    </Dialog>
  );
}
