import type { Appointment } from '@ivuriro/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { plainDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { Empty, ErrorState } from '../../../ui/States.tsx';
import { ConsultationFile } from '../../../domain/consultations/ConsultationFile.tsx';
import { texts } from './texts.ts';
import css from './consultation.module.css';

type Props = { patient: Appointment['patient']; onClose: () => void };

/** What this doctor has written for this patient; other doctors' files are theirs. */
export default function PastConsultations({ patient, onClose }: Props) {
  const t = useTexts(texts);
  const query = { patient_id: patient.id, isPastConsultation: '1', withoutPaginate: '1' };
  const { data, isError, refetch } = useCall('GET /doctor/appointments', { query });
  const visits = Array.isArray(data) ? data : undefined;
  return (
    <Dialog title={t.past} subtitle={t.pastOf(patient.full_name)} onClose={onClose}>
      {visits ? (
        visits.length === 0 ? (
          <Empty title={t.pastMissing}>
            <p>{t.pastMissingSays}</p>
          </Empty>
        ) : (
          visits.map((visit, at) => <Past key={visit.id} visit={visit} open={at === 0} />)
        )
      ) : isError ? (
        <ErrorState title={t.pastFailed} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines says={t.pastLoading} heights={['48px', '160px', '48px']} />
      )}
    </Dialog>
  );
}

function Past({ visit, open }: { visit: Appointment; open: boolean }) {
  return (
    <details open={open} className={css.past}>
      <summary>
        <b>{plainDate(visit.assigned_date)}</b>
        <span>{visit.speciality.name}</span>
      </summary>
      {visit.consulatation_file && <ConsultationFile file={visit.consulatation_file} />}
    </details>
  );
}
