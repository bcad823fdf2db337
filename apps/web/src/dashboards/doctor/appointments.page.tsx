import { Suspense } from 'react';
import { useParams } from 'react-router';
import { desks } from '../../features/visits/desks.ts';
import type { VisitDialogs } from '../../features/visits/visit-dialogs.ts';
import { Visits } from '../../features/visits/Visits.tsx';
import { lazyPart } from '../../shared/lazy-part.ts';
import type { PageHandle } from '../page-handle.ts';
import { APPOINTMENTS, CALENDAR, VIDEO_CALL } from './paths.ts';

export const handle: PageHandle = { title: 'appointments', search: 'patients' };

const ConsultationDialog = lazyPart(() => import('../../features/consultation/ConsultationDialog.tsx'));
const PastConsultations = lazyPart(() => import('../../features/consultation/PastConsultations.tsx'));

const dialogs: VisitDialogs = {
  callPath: VIDEO_CALL,
  file: (visit, close) => (
    <Suspense>
      <ConsultationDialog visit={visit} onClose={close} />
    </Suspense>
  ),
  past: (visit, close) => (
    <Suspense>
      <PastConsultations patient={visit.patient} onClose={close} />
    </Suspense>
  ),
};

export default function Appointments() {
  return <Visits desk={desks.doctor} base={APPOINTMENTS} path={useParams()} calendar={CALENDAR} dialogs={dialogs} />;
}
