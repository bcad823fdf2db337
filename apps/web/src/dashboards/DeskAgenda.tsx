import { Suspense } from 'react';
import { useParams } from 'react-router';
import { Agenda } from '../features/agenda/Agenda.tsx';
import { type ChosenSlot, wireTimeAt } from '../features/agenda/columns.ts';
import type { AccountView } from '../features/appointments/provider/account-views.ts';
import type { AppointmentDialogs } from '../features/appointments/provider/appointment-dialogs.ts';
import { AppointmentPanel } from '../features/appointments/provider/AppointmentPanel.tsx';
import { lazyPart } from '../lib/lazy-component.ts';
import { useProviderContext } from './provider-context.ts';

const AbsenceDialog = lazyPart(() => import('../features/absence/AbsenceDialog.tsx'));
const BookAtDesk = lazyPart(() => import('../features/patients/book/BookAtDesk.tsx'));

type Props = {
  view: AccountView;
  dialogs?: AppointmentDialogs;
  base: string;
  paths: { calendar: string; team: string };
};

/** The agenda of a doctor or hospital, with the panel of an appointment and the dialog that books at the desk. */
export function DeskAgenda({ view, dialogs, base, paths }: Props) {
  const providerContext = useProviderContext();
  return (
    <Agenda
      providerContext={providerContext}
      base={base}
      id={useParams().id}
      paths={paths}
      panel={(id, back) => <AppointmentPanel key={id} view={view} id={id} back={back} dialogs={dialogs} />}
      absence={(start, close) => (
        <Suspense>
          <AbsenceDialog providerContext={providerContext} {...start} onClose={close} />
        </Suspense>
      )}
      booking={(chosen, close) => (
        <Suspense>
          <BookAtDesk
            providerContext={providerContext}
            patient={null}
            {...(chosen && { start: startAt(chosen) })}
            onBooked={close}
            onClose={close}
          />
        </Suspense>
      )}
    />
  );
}

/** The doctor, hospital and time that were chosen in the agenda, as the dialog begins with them. */
const startAt = ({ column, slot }: ChosenSlot) => ({
  doctor: column.doctor.id,
  hospital: slot.hospital,
  slot: { date: column.date, time: wireTimeAt(slot.from), end_time: wireTimeAt(slot.to) },
});
