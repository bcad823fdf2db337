import type { Appointment } from '@ivuriro/contract';
import { memo, Suspense } from 'react';
import { useParams } from 'react-router';
import { Agenda } from '../features/agenda/Agenda.tsx';
import { BookBeside } from '../features/agenda/BookBeside.tsx';
import { FollowUp } from '../features/agenda/FollowUp.tsx';
import { type ChosenSlot, wireTimeAt } from '../features/agenda/columns.ts';
import type { AccountView, Move } from '../features/appointments/provider/account-views.ts';
import type { AppointmentDialogs } from '../features/appointments/provider/appointment-dialogs.ts';
import { AppointmentPanel } from '../features/appointments/provider/AppointmentPanel.tsx';
import { texts as absenceTexts } from '../features/absence/texts.ts';
import { texts as moveTexts } from '../features/appointments/move/texts.ts';
import { texts as appointmentTexts } from '../features/appointments/provider/texts.ts';
import { texts as bookingTexts } from '../features/patients/book/texts.ts';
import { useTexts } from '../lib/language/texts.ts';
import { DialogFrame } from '../ui/DialogFrame.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { useProviderContext } from './provider-context.ts';

const AbsenceDialog = lazyDialog(() => import('../features/absence/AbsenceDialog.tsx'));
const DeskMoveDialog = lazyDialog(() => import('../features/appointments/provider/DeskMoveDialog.tsx'));
const MoveTo = lazyDialog(() => import('../features/appointments/provider/MoveTo.tsx'));
const BookAtDesk = lazyDialog(() => import('../features/patients/book/BookAtDesk.tsx'));

type Props = {
  view: AccountView & { move: Move };
  dialogs?: AppointmentDialogs;
  base: string;
  paths: { calendar: string; team: string };
};

/**
 * The agenda of a doctor or hospital, with the panel of an appointment and the dialogs that book and move. The router
 * renders a page at each step of a navigation; because of `memo` the agenda, which takes long, is rendered again only
 * when its props change.
 */
export const DeskAgenda = memo(function DeskAgenda({ view, dialogs, base, paths }: Props) {
  const providerContext = useProviderContext();
  const absence = useTexts(absenceTexts).title[providerContext.kind === 'doctor' ? 'doctor' : 'hospital'];
  const { title: booking } = useTexts(bookingTexts);
  const { move } = useTexts(moveTexts);
  const { moveThis } = useTexts(appointmentTexts);
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
          more={(appointment) => (
            <>
              <BookBeside appointment={appointment} acts={acts} />
              <FollowUp appointment={appointment} acts={acts} />
            </>
          )}
        />
      )}
      dialogs={{
        booking: (chosen, close) => (
          <Suspense fallback={<DialogFrame title={booking} onClose={close} />}>
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
          <Suspense fallback={<DialogFrame title={booking} onClose={close} />}>
            <BookAtDesk
              providerContext={providerContext}
              patient={null}
              start={besideOf(appointment)}
              onBooked={close}
              onClose={close}
            />
          </Suspense>
        ),
        followUp: (appointment, close) => (
          <Suspense fallback={<DialogFrame title={booking} onClose={close} />}>
            <BookAtDesk
              providerContext={providerContext}
              patient={appointment.patient}
              start={againOf(appointment)}
              onBooked={close}
              onClose={close}
            />
          </Suspense>
        ),
        absence: (start, close) => (
          <Suspense fallback={<DialogFrame title={absence} onClose={close} />}>
            <AbsenceDialog providerContext={providerContext} {...start} onClose={close} />
          </Suspense>
        ),
        moving: (appointment, to, close) => (
          <Suspense fallback={<DialogFrame narrow={to !== null} title={to ? moveThis : move} onClose={close} />}>
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

/**
 * The doctor, hospital and slot that were chosen in the agenda, in the form in which the booking dialog starts with
 * them.
 */
const startAt = ({ column, slot }: ChosenSlot) => ({
  doctor: column.doctor.id,
  hospital: slot.hospital,
  slot: slotOf({ column, slot }),
});

/**
 * The doctor, hospital and slot of an appointment, in the form in which the dialog books another patient into the same
 * slot.
 */
const besideOf = ({ doctor, hospital, assigned_date, start_time, end_time }: Appointment) => ({
  doctor: doctor.id,
  hospital: hospital?.id ?? '',
  slot: { date: assigned_date, time: start_time, end_time },
  overbook: true,
});

/** The doctor, hospital and speciality of an appointment, with which its patient is booked again. */
const againOf = ({ doctor, hospital, speciality }: Appointment) => ({
  doctor: doctor.id,
  hospital: hospital?.id ?? '',
  speciality: speciality.id,
});
