import { Suspense } from 'react';
import type { AppointmentDialogs } from '../../features/appointments/provider/appointment-dialogs.ts';
import { lazyPart } from '../../lib/lazy-component.ts';
import { VIDEO_CALL } from './paths.ts';

const ConsultationDialog = lazyPart(() => import('../../features/consultations/doctor/ConsultationDialog.tsx'));
const PastConsultations = lazyPart(() => import('../../features/consultations/doctor/PastConsultations.tsx'));

/** The dialogs that a doctor opens for an appointment. */
export const appointmentDialogs: AppointmentDialogs = {
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
