import type { Appointment } from '@ivuriro/contract';
import type { ReactNode } from 'react';
import { fullDay } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { money } from '../../shared/i18n/money.ts';
import { displayTime } from '../../shared/i18n/times.ts';
import { StatusBadge } from '../../shared/ui/Badge.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { mail, phone } from '../../shared/ui/icons.ts';
import { Picture } from '../../shared/ui/Picture.tsx';
import { useDialog } from '../../shared/use-dialog.ts';
import { useNow } from '../../shared/use-now.ts';
import { Attachments } from '../../shared/visit/Attachments.tsx';
import { ConsultationFile } from '../../shared/visit/ConsultationFile.tsx';
import { PaidBadge } from '../../shared/visit/PaidBadge.tsx';
import type { Desk } from './desks.ts';
import { yearsOf } from './effects.ts';
import { messages } from './messages.ts';
import { StatusControl } from './StatusControl.tsx';
import { VisitActs } from './VisitActs.tsx';
import css from './VisitDetails.module.css';
import type { VisitDialogs } from './visit-dialogs.ts';

type Props = { desk: Desk; visit: Appointment; dialogs: VisitDialogs | undefined };

export function VisitDetails({ desk, visit, dialogs }: Props) {
  const t = useMessages(messages);
  const { name, close } = useDialog();
  const { payment, attachment } = visit;
  return (
    <>
      <Patient patient={visit.patient} />
      <dl className={css.facts}>
        <Fact name={t.when} wide>
          {`${fullDay(visit.assigned_date)} ${visit.assigned_date.slice(0, 4)}, `}
          <b>{`${displayTime(visit.start_time)} – ${displayTime(visit.end_time)}`}</b>
        </Fact>
        {desk.ofMany && (
          <Fact name={t.doctor} wide={desk.change !== undefined}>
            {visit.doctor.name}
            <small>{visit.doctor.user_code}</small>
          </Fact>
        )}
        {!desk.change && (
          <Fact name={t.status}>
            <StatusBadge status={visit.status} />
          </Fact>
        )}
        <Fact name={t.consultation}>
          {visit.consultation_type === 'ONLINE' ? t.online : t.physical}
          {visit.hospital && <small>{visit.hospital.name}</small>}
        </Fact>
        <Fact name={t.speciality}>{visit.speciality.name}</Fact>
        <Fact name={t.payment}>
          {money(payment.amount_paid + payment.amount_refunded)}
          <small>{t.methods[payment.payment_method] ?? payment.payment_method}</small>
          <PaidBadge payment={payment} />
          <PaymentNote visit={visit} />
        </Fact>
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
      </dl>
      {desk.change && <StatusControl visit={visit} change={desk.change} read={desk.one} />}
      {dialogs && <VisitActs visit={visit} callPath={dialogs.callPath} />}
      {visit.consulatation_file && <ConsultationFile file={visit.consulatation_file} />}
      {name === 'file' && dialogs?.file(visit, close)}
      {name === 'past' && dialogs?.past(visit, close)}
    </>
  );
}

function Patient({ patient }: { patient: Appointment['patient'] }) {
  const t = useMessages(messages);
  const now = useNow();
  return (
    <div className={css.patient}>
      <Picture picture={patient.picture} seed={patient.id} alt="" width={56} />
      <div>
        <h3>{patient.full_name}</h3>
        <p>
          {patient.user_code}
          {patient.birth_date && ` · ${t.age(yearsOf(patient.birth_date, now))}`}
        </p>
        {patient.phone && (
          <a href={`tel:${patient.phone}`}>
            <Icon of={phone} size={18} />
            {patient.phone}
          </a>
        )}
        {patient.email && (
          <a href={`mailto:${patient.email}`}>
            <Icon of={mail} size={18} />
            {patient.email}
          </a>
        )}
      </div>
    </div>
  );
}

/** What the two words Paid and Not Paid leave open. */
function PaymentNote({ visit: { payment, status } }: { visit: Appointment }) {
  const t = useMessages(messages);
  if (payment.payment_status === 'CASH_DUE' && status !== 'CANCELLED') return <small>{t.cashThere}</small>;
  const back = money(payment.amount_refunded);
  if (payment.payment_status === 'REFUNDED') return <small>{t.wentBack(back)}</small>;
  return payment.payment_status === 'REFUND_PENDING' ? <small>{t.goesBack(back)}</small> : null;
}

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? css.wide : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
