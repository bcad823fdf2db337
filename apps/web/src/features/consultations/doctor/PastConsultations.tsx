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

/** The consultation files that this doctor wrote for a patient; consultation files of other doctors are not shown. */
export default function PastConsultations({ patient, onClose }: Props) {
  const t = useTexts(texts);
  const query = { patient_id: patient.id, isPastConsultation: '1', withoutPaginate: '1' };
  const { data, isError, refetch } = useCall('GET /doctor/appointments', { query });
  const appointments = Array.isArray(data) ? data : undefined;
  return (
    <Dialog title={t.past} subtitle={t.pastOf(patient.full_name)} onClose={onClose}>
      {appointments ? (
        appointments.length === 0 ? (
          <Empty title={t.pastMissing}>
            <p>{t.pastMissingSays}</p>
          </Empty>
        ) : (
          appointments.map((appointment, at) => <Past key={appointment.id} appointment={appointment} open={at === 0} />)
        )
      ) : isError ? (
        <ErrorState title={t.pastFailed} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines says={t.pastLoading} heights={['48px', '160px', '48px']} />
      )}
    </Dialog>
  );
}

function Past({ appointment, open }: { appointment: Appointment; open: boolean }) {
  return (
    <details open={open} className={css.past}>
      <summary>
        <b>{plainDate(appointment.assigned_date)}</b>
        <span>{appointment.speciality.name}</span>
      </summary>
      {appointment.consulatation_file && <ConsultationFile file={appointment.consulatation_file} />}
    </details>
  );
}
