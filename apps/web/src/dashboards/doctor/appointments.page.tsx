import { useParams } from 'react-router';
import { ConsultationDialog } from '../../features/consultation/ConsultationDialog.tsx';
import { PastConsultations } from '../../features/consultation/PastConsultations.tsx';
import type { VisitDialogs } from '../../features/visits/visit-dialogs.ts';
import { Visits } from '../../features/visits/Visits.tsx';
import type { PageHandle } from '../page-handle.ts';
import { APPOINTMENTS, CALENDAR } from './paths.ts';

export const handle: PageHandle = { title: 'Appointments' };

const dialogs: VisitDialogs = {
  file: (visit, close) => <ConsultationDialog visit={visit} onClose={close} />,
  past: (visit, close) => <PastConsultations patient={visit.patient} onClose={close} />,
};

export default function Appointments() {
  return <Visits base={APPOINTMENTS} path={useParams()} calendar={CALENDAR} dialogs={dialogs} />;
}
