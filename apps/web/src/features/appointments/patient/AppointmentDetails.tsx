import type { Appointment } from '@ivuriro/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fullDay, shortInstant } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import { StatusBadge } from '../../../domain/statuses/StatusBadge.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { video } from '../../../ui/icons.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { hoursOf } from '../../../domain/appointments/appointment-times.ts';
import css from './AppointmentDetails.module.css';
import { Attachments } from '../../../domain/attachments/Attachments.tsx';
import { FindForPrescription } from '../../../domain/basket/FindForPrescription.tsx';
import { ConsultationFile } from '../../../domain/consultations/ConsultationFile.tsx';
import { texts } from './texts.ts';
import { meetingAccessOf } from '../../../domain/appointments/meeting-access.ts';
import { MissedBanner } from './MissedBanner.tsx';
import { PaymentStatus } from './PaymentStatus.tsx';
import { QueuePlace } from '../../../domain/queue/QueuePlace.tsx';
import { PaidBadge } from '../../../domain/payment/PaidBadge.tsx';
import { AppointmentActions } from './AppointmentActions.tsx';

type Props = { appointment: Appointment; onChanged: (appointment: Appointment) => void };

export function AppointmentDetails({ appointment, onChanged }: Props) {
  const t = useTexts(texts);
  const now = useNow();
  const { doctor, payment, attachment } = appointment;
  const price = payment.amount_paid + payment.amount_refunded;
  const open = appointment.status === 'PENDING' || appointment.status === 'ONGOING';
  return (
    <>
      <div className={css.head}>
        <p className={css.when}>
          <span>{`${fullDay(appointment.assigned_date)} ${appointment.assigned_date.slice(0, 4)}`}</span>
          <b>{hoursOf(appointment)}</b>
        </p>
        <p className={css.state}>
          <StatusBadge status={appointment.status} />
          <span>{appointment.appointment_id}</span>
        </p>
      </div>
      <div className={css.who}>
        <Picture picture={doctor.picture} seed={doctor.id} alt="" width={56} />
        <p>
          <Link to={`/doctors/view/${doctor.id}`}>{doctor.name}</Link>
          <span>{appointment.speciality.name}</span>
        </p>
      </div>
      <QueuePlace appointment={appointment} now={now} />
      {appointment.desk_message && (
        <Banner>
          <b>{t.deskSays(appointment.hospital?.name ?? doctor.name)}</b> {appointment.desk_message}
        </Banner>
      )}
      <MeetingAccess appointment={appointment} now={now} />
      <dl className={css.facts}>
        <Fact name={t.consultation}>{appointment.consultation_type === 'ONLINE' ? t.online : t.physical}</Fact>
        {appointment.hospital && (
          <Fact name={t.place}>
            <Link to={`/hospital-clinics/view/${appointment.hospital.id}`}>{appointment.hospital.name}</Link>
          </Fact>
        )}
        <Fact name={t.payment}>
          {[price > 0 && money(price), t.methods[payment.payment_method]].filter(Boolean).join(', ')}
          <PaidBadge payment={payment} />
          <PaymentStatus appointment={appointment} />
        </Fact>
        <Fact name={t.insurance}>{appointment.insurance.name}</Fact>
        {appointment.reason && (
          <Fact name={t.reason} wide>
            {appointment.reason}
          </Fact>
        )}
        {attachment && attachment.length > 0 && (
          <Fact name={t.attachments} wide>
            <Attachments addresses={attachment} />
          </Fact>
        )}
      </dl>
      {appointment.consulatation_file ? (
        <>
          <ConsultationFile file={appointment.consulatation_file} />
          <FindForPrescription drugs={appointment.consulatation_file.drugs.map(({ drug }) => drug)} />
        </>
      ) : (
        appointment.status !== 'CANCELLED' && (
          <Banner>
            <b>{t.noFile}</b>. {open && t.fileLater}
          </Banner>
        )
      )}
      <MissedBanner appointment={appointment} />
      <AppointmentActions appointment={appointment} now={now} onChanged={onChanged} />
    </>
  );
}

/** The link that joins the video call, or the time from which it can be joined. */
function MeetingAccess({ appointment, now }: { appointment: Appointment; now: Date }) {
  const t = useTexts(texts);
  const access = meetingAccessOf(appointment, now);
  if (!access) return null;
  if (!access.open) return <Banner icon={video}>{t.joinLater(shortInstant(access.from))}</Banner>;
  return (
    <LinkButton to={`/meet/${appointment.meet_code}`} wide>
      <Icon of={video} />
      {t.join}
    </LinkButton>
  );
}

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? css.wide : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
