import type { Appointment } from '@ivuriro/contract';
import { Fact, FactGrid } from '../../../ui/dashboard/Fact.tsx';
import { PatientHead } from '../../../domain/patients/PatientHead.tsx';
import { PaymentFact } from '../../../domain/payment/PaymentFact.tsx';
import { fullDay } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { StatusBadge } from '../../../ui/Badge.tsx';
import { useDialog } from '../../../lib/hooks/use-dialog.ts';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { Attachments } from '../../../domain/consultations/Attachments.tsx';
import { ConsultationFile } from '../../../domain/consultations/ConsultationFile.tsx';
import type { Desk } from './account-views.ts';
import { yearsOf } from './status-effects.ts';
import { texts } from './texts.ts';
import { StatusControl } from './StatusControl.tsx';
import { AppointmentActions } from './AppointmentActions.tsx';
import { hoursOf } from '../../../domain/appointments/appointment-times.ts';
import css from '../../../ui/dashboard/Details.module.css';
import type { VisitDialogs } from './appointment-dialogs.ts';

type Props = { desk: Desk; visit: Appointment; dialogs: VisitDialogs | undefined };

export function AppointmentDetails({ desk, visit, dialogs }: Props) {
  const t = useTexts(texts);
  const now = useNow();
  const { name, close } = useDialog();
  const { patient, payment, attachment, status } = visit;
  return (
    <>
      <PatientHead patient={patient}>
        {patient.user_code}
        {patient.birth_date && ` · ${t.age(yearsOf(patient.birth_date, now))}`}
      </PatientHead>
      {/* what is done with a visit is in sight on a small screen, however much is known of it */}
      {desk.change && <StatusControl visit={visit} change={desk.change} read={desk.one} />}
      {dialogs && <AppointmentActions visit={visit} callPath={dialogs.callPath} />}
      <FactGrid>
        <Fact name={t.when} wide>
          {`${fullDay(visit.assigned_date)} ${visit.assigned_date.slice(0, 4)}, `}
          <b>{hoursOf(visit)}</b>
        </Fact>
        {desk.ofMany && (
          <Fact name={t.doctor} wide={desk.change !== undefined}>
            {visit.doctor.name}
            <small>{visit.doctor.user_code}</small>
          </Fact>
        )}
        {!desk.change && (
          <Fact name={t.status}>
            <StatusBadge status={status} />
          </Fact>
        )}
        <Fact name={t.consultation}>
          {visit.consultation_type === 'ONLINE' ? t.online : t.physical}
          {visit.hospital && <small>{visit.hospital.name}</small>}
        </Fact>
        <Fact name={t.speciality}>{visit.speciality.name}</Fact>
        <PaymentFact payment={payment} cashDue={status === 'CANCELLED' ? undefined : t.cashThere} />
        <Fact name={t.insurance}>{visit.insurance.name}</Fact>
        {visit.reason && (
          <Fact name={t.reason} wide>
            <p className={css.reason}>{visit.reason}</p>
          </Fact>
        )}
        {attachment && attachment.length > 0 && (
          <Fact name={t.attachments} wide>
            <Attachments addresses={attachment} />
          </Fact>
        )}
      </FactGrid>
      {visit.consulatation_file && <ConsultationFile file={visit.consulatation_file} />}
      {name === 'file' && dialogs?.file(visit, close)}
      {name === 'past' && dialogs?.past(visit, close)}
    </>
  );
}
