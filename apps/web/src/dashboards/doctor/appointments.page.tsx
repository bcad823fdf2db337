import { Suspense } from 'react';
import { useParams } from 'react-router';
import { accountViews } from '../../features/appointments/provider/account-views.ts';
import type { AppointmentDialogs } from '../../features/appointments/provider/appointment-dialogs.ts';
import { Appointments } from '../../features/appointments/provider/Appointments.tsx';
import { lazyPart } from '../../lib/lazy-component.ts';
import type { PageHandle } from '../page-handle.ts';
import { APPOINTMENTS, CALENDAR, VIDEO_CALL } from './paths.ts';

export const handle: PageHandle = { title: 'appointments', search: 'patients' };

const ConsultationDialog = lazyPart(() => import('../../features/consultations/doctor/ConsultationDialog.tsx'));
const PastConsultations = lazyPart(() => import('../../features/consultations/doctor/PastConsultations.tsx'));

const dialogs: AppointmentDialogs = {
  callPath: VIDEO_CALL,
  file: (appointment, close) => (
    <Suspense>
      <ConsultationDialog appointment={appointment} onClose={close} />
    </Suspense>
  ),
  past: (appointment, close) => (
    <Suspense>
      <PastConsultations patient={appointment.patient} onClose={close} />
    </Suspense>
  ),
};

export default function AppointmentsPage() {
  return (
    <Appointments
      view={accountViews.doctor}
      base={APPOINTMENTS}
      path={useParams()}
      calendar={CALENDAR}
      dialogs={dialogs}
    />
  );
}
