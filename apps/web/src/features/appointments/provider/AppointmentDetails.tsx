import type { Appointment } from '@ivuriro/contract';
import type { ReactNode } from 'react';
import { Fact, FactGrid } from '../../../ui/dashboard/Fact.tsx';
import { Arrival } from '../../../domain/queue/Arrival.tsx';
import { PatientHead } from '../../../domain/patients/PatientHead.tsx';
import { CashPart } from '../../../domain/cash/CashPart.tsx';
import { SendPaymentLink } from '../../../domain/cash/SendPaymentLink.tsx';
import { PaymentFact } from '../../../domain/payment/PaymentFact.tsx';
import { fullDay } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useMay } from '../../../lib/session/permissions.ts';
import { StatusBadge } from '../../../domain/statuses/StatusBadge.tsx';
import { useDialog } from '../../../lib/hooks/use-dialog.ts';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { Attachments } from '../../../domain/attachments/Attachments.tsx';
import { ConsultationFile } from '../../../domain/consultations/ConsultationFile.tsx';
import type { AccountView } from './account-views.ts';
import { ageText } from './age-text.ts';
import { texts } from './texts.ts';
import { StatusControl } from './StatusControl.tsx';
import { AppointmentActions } from './AppointmentActions.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { PatientPage } from './PatientPage.tsx';
import { PrintLabel } from './PrintLabel.tsx';
import { hoursOf, startOf } from '../../../domain/appointments/appointment-times.ts';
import css from './AppointmentDetails.module.css';
import type { AppointmentDialogs } from './appointment-dialogs.ts';

type Props = {
  view: AccountView;
  appointment: Appointment;
  dialogs: AppointmentDialogs | undefined;
  more: ReactNode;
};

export function AppointmentDetails({ view, appointment, dialogs, more }: Props) {
  const t = useTexts(texts);
  const now = useNow();
  const { name, close } = useDialog();
  const { patient, payment, attachment, status } = appointment;
  const mayChange = useMay('agenda.book');
  const mayReadFiles = useMay('files.read');
  const mayWriteFiles = useMay('files.write');
  const change = mayChange ? view.change : undefined;
  return (
    <>
      <PatientHead patient={patient}>
        {patient.user_code}
        {patient.birth_date && ` · ${ageText(patient.birth_date, now, t)}`}
      </PatientHead>
      {/* on a small screen the actions stay in view below the details, even if the details are long */}
      {change && <StatusControl appointment={appointment} change={change} read={view.one} />}
      {mayChange && view.move && status === 'PENDING' && now < startOf(appointment) && (
        <MoveButtons appointment={appointment} move={view.move} read={view.one} />
      )}
      {more}
      <div className={css.desk}>
        <Arrival appointment={appointment} />
        <CashPart purchase={appointment} />
        <SendPaymentLink appointment={appointment} />
        <PrintLabel appointmentId={appointment.id} />
        <PatientPage patient={patient} />
      </div>
      {dialogs && <AppointmentActions appointment={appointment} callPath={dialogs.callPath} />}
      <FactGrid>
        <Fact name={t.when} wide>
          {`${fullDay(appointment.assigned_date)} ${appointment.assigned_date.slice(0, 4)}, `}
          <b>{hoursOf(appointment)}</b>
          {appointment.overbooked && <small>{t.overbooked}</small>}
        </Fact>
        {view.ofMany && (
          <Fact name={t.doctor} wide={change !== undefined}>
            {appointment.doctor.name}
            <small>{appointment.doctor.user_code}</small>
          </Fact>
        )}
        {!change && (
          <Fact name={t.status}>
            <StatusBadge status={status} />
          </Fact>
        )}
        <Fact name={t.consultation}>
          {appointment.consultation_type === 'ONLINE' ? t.online : t.physical}
          {appointment.hospital && <small>{appointment.hospital.name}</small>}
        </Fact>
        <Fact name={t.speciality}>{appointment.speciality.name}</Fact>
        <PaymentFact payment={payment} cashDue={status === 'CANCELLED' ? undefined : t.cashThere} />
        <Fact name={t.insurance}>{appointment.insurance.name}</Fact>
        {appointment.desk_message && (
          <Fact name={t.saidToPatient} wide>
            <p className={css.reason}>{appointment.desk_message}</p>
          </Fact>
        )}
        {appointment.reason && (
          <Fact name={t.reason} wide>
            <p className={css.reason}>{appointment.reason}</p>
          </Fact>
        )}
        {attachment && attachment.length > 0 && (
          <Fact name={t.attachments} wide>
            <Attachments addresses={attachment} />
          </Fact>
        )}
      </FactGrid>
      {appointment.consulatation_file && <ConsultationFile file={appointment.consulatation_file} />}
      {name === 'file' && mayWriteFiles && dialogs?.file(appointment, close)}
      {name === 'past' && mayReadFiles && dialogs?.past(appointment, close)}
    </>
  );
}
