import type { Appointment } from '@ivuriro/contract';
import { memo, Suspense } from 'react';
import { useParams } from 'react-router';
import { Agenda } from '../features/agenda/Agenda.tsx';
import { BookBeside } from '../features/agenda/BookBeside.tsx';
import { type ChosenSlot, wireTimeAt } from '../features/agenda/columns.ts';
import type { AccountView, Move } from '../features/appointments/provider/account-views.ts';
import type { AppointmentDialogs } from '../features/appointments/provider/appointment-dialogs.ts';
import { AppointmentPanel } from '../features/appointments/provider/AppointmentPanel.tsx';
import { lazyPart } from '../lib/lazy-component.ts';
import { useProviderContext } from './provider-context.ts';

const AbsenceDialog = lazyPart(() => import('../features/absence/AbsenceDialog.tsx'));
const DeskMoveDialog = lazyPart(() => import('../features/appointments/provider/DeskMoveDialog.tsx'));
const MoveTo = lazyPart(() => import('../features/appointments/provider/MoveTo.tsx'));
const BookAtDesk = lazyPart(() => import('../features/patients/book/BookAtDesk.tsx'));

type Props = {
  view: AccountView & { move: Move };
  dialogs?: AppointmentDialogs;
  base: string;
  paths: { calendar: string; team: string };
};

/**
 * The agenda of a doctor or hospital, with the panel of an appointment and the dialogs that book and move. A page is drawn
 * at each step of a navigation; the agenda, which takes long, only when it shows something else.
 */
export const DeskAgenda = memo(function DeskAgenda({ view, dialogs, base, paths }: Props) {
  const providerContext = useProviderContext();
  return (
    <Agenda
      providerContext={providerContext}
      base={base}
      id={useParams().id}
      paths={paths}
      panel={(id, back, acts) => (
        <AppointmentPanel
          key={id}
          view={view}
          id={id}
          back={back}
          dialogs={dialogs}
          more={(appointment) => <BookBeside appointment={appointment} acts={acts} />}
        />
      )}
      dialogs={{
        booking: (chosen, close) => (
          <Suspense>
            <BookAtDesk
              providerContext={providerContext}
              patient={null}
              {...(chosen && { start: startAt(chosen) })}
              onBooked={close}
              onClose={close}
            />
          </Suspense>
        ),
        beside: (appointment, close) => (
          <Suspense>
            <BookAtDesk
              providerContext={providerContext}
              patient={null}
              start={besideOf(appointment)}
              onBooked={close}
              onClose={close}
            />
          </Suspense>
        ),
        absence: (start, close) => (
          <Suspense>
            <AbsenceDialog providerContext={providerContext} {...start} onClose={close} />
          </Suspense>
        ),
        moving: (appointment, to, close) => (
          <Suspense>
            {to ? (
              <MoveTo
                appointment={appointment}
                move={view.move}
                to={{ doctor: to.column.doctor, slot: slotOf(to) }}
                onClose={close}
              />
            ) : (
              <DeskMoveDialog appointment={appointment} move={view.move} onMoved={close} onClose={close} />
            )}
          </Suspense>
        ),
      }}
    />
  );
});

const slotOf = ({ column, slot }: ChosenSlot) => ({
  date: column.date,
  time: wireTimeAt(slot.from),
  end_time: wireTimeAt(slot.to),
});

/** The doctor, hospital and time that were chosen in the agenda, as the dialog begins with them. */
const startAt = ({ column, slot }: ChosenSlot) => ({
  doctor: column.doctor.id,
  hospital: slot.hospital,
  slot: slotOf({ column, slot }),
});

/** The place and time of an appointment, as the dialog books another patient into it. */
const besideOf = ({ doctor, hospital, assigned_date, start_time, end_time }: Appointment) => ({
  doctor: doctor.id,
  hospital: hospital?.id ?? '',
  slot: { date: assigned_date, time: start_time, end_time },
  overbook: true,
});
