import type { Appointment } from '@ivuriro/contract';
import { Fact, FactGrid } from '../../shared/desk/Fact.tsx';
import { PatientHead } from '../../shared/desk/PatientHead.tsx';
import { PaymentFact } from '../../shared/desk/PaymentFact.tsx';
import { fullDay } from '../../shared/i18n/dates.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { StatusBadge } from '../../shared/ui/Badge.tsx';
import { useDialog } from '../../shared/use-dialog.ts';
import { useNow } from '../../shared/use-now.ts';
import { Attachments } from '../../shared/visit/Attachments.tsx';
import { ConsultationFile } from '../../shared/visit/ConsultationFile.tsx';
import type { Desk } from './desks.ts';
import { yearsOf } from './effects.ts';
import { texts } from './texts.ts';
import { StatusControl } from './StatusControl.tsx';
import { VisitActs } from './VisitActs.tsx';
import { hoursOf } from '../../shared/visit/visit-times.ts';
import css from '../../shared/desk/Details.module.css';
import type { VisitDialogs } from './visit-dialogs.ts';

type Props = { desk: Desk; visit: Appointment; dialogs: VisitDialogs | undefined };

export function VisitDetails({ desk, visit, dialogs }: Props) {
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
      {dialogs && <VisitActs visit={visit} callPath={dialogs.callPath} />}
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
