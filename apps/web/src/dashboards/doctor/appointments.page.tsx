import { useParams } from 'react-router';
import { accountViews } from '../../features/appointments/provider/account-views.ts';
import { Appointments } from '../../features/appointments/provider/Appointments.tsx';
import type { PageHandle } from '../page-handle.ts';
import { appointmentDialogs } from './appointment-dialogs.tsx';
import { APPOINTMENTS, CALENDAR } from './paths.ts';

export const handle: PageHandle = { title: 'appointments', search: 'deskPatients' };

export default function AppointmentsPage() {
  return (
    <Appointments
      view={accountViews.doctor}
      base={APPOINTMENTS}
      path={useParams()}
      calendar={CALENDAR}
      dialogs={appointmentDialogs}
    />
  );
}
