import type { Appointment } from '@ivuriro/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fullDay, shortInstant } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import { StatusBadge } from '../../../ui/Badge.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { video } from '../../../ui/icons.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { hoursOf } from '../../../domain/appointments/appointment-times.ts';
import css from './AppointmentDetails.module.css';
import { Attachments } from '../../../domain/consultations/Attachments.tsx';
import { ConsultationFile } from '../../../domain/consultations/ConsultationFile.tsx';
import { texts } from './texts.ts';
import { doorOf } from '../../../domain/appointments/meeting-access.ts';
import { MissedBanner } from './MissedBanner.tsx';
import { PaymentStatus } from './PaymentStatus.tsx';
import { PaidBadge } from '../../../domain/payment/PaidBadge.tsx';
import { AppointmentActions } from './AppointmentActions.tsx';

type Props = { visit: Appointment; onChanged: (visit: Appointment) => void };

export function AppointmentDetails({ visit, onChanged }: Props) {
  const t = useTexts(texts);
  const now = useNow();
  const { doctor, payment, attachment } = visit;
  const price = payment.amount_paid + payment.amount_refunded;
  const open = visit.status === 'PENDING' || visit.status === 'ONGOING';
  return (
    <>
      <div className={css.head}>
        <p className={css.when}>
          <span>{`${fullDay(visit.assigned_date)} ${visit.assigned_date.slice(0, 4)}`}</span>
          <b>{hoursOf(visit)}</b>
        </p>
        <p className={css.state}>
          <StatusBadge status={visit.status} />
          <span>{visit.appointment_id}</span>
        </p>
      </div>
      <div className={css.who}>
        <Picture picture={doctor.picture} seed={doctor.id} alt="" width={56} />
        <p>
          <Link to={`/doctors/view/${doctor.id}`}>{doctor.name}</Link>
          <span>{visit.speciality.name}</span>
        </p>
      </div>
      <MeetingDoor visit={visit} now={now} />
      <dl className={css.facts}>
        <Fact name={t.consultation}>{visit.consultation_type === 'ONLINE' ? t.online : t.physical}</Fact>
        {visit.hospital && (
          <Fact name={t.place}>
            <Link to={`/hospital-clinics/view/${visit.hospital.id}`}>{visit.hospital.name}</Link>
          </Fact>
        )}
        <Fact name={t.payment}>
          {[price > 0 && money(price), t.methods[payment.payment_method]].filter(Boolean).join(', ')}
          <PaidBadge payment={payment} />
          <PaymentStatus visit={visit} />
        </Fact>
        <Fact name={t.insurance}>{visit.insurance.name}</Fact>
        {visit.reason && (
          <Fact name={t.reason} wide>
            {visit.reason}
          </Fact>
        )}
        {attachment && attachment.length > 0 && (
          <Fact name={t.attachments} wide>
            <Attachments addresses={attachment} />
          </Fact>
        )}
      </dl>
      {visit.consulatation_file ? (
        <ConsultationFile file={visit.consulatation_file} />
      ) : (
        visit.status !== 'CANCELLED' && (
          <Banner>
            <b>{t.noFile}</b>. {open && t.fileLater}
          </Banner>
        )
      )}
      <MissedBanner visit={visit} />
      <AppointmentActions visit={visit} now={now} onChanged={onChanged} />
    </>
  );
}

/** The way into the video visit, or when it opens. */
function MeetingDoor({ visit, now }: { visit: Appointment; now: Date }) {
  const t = useTexts(texts);
  const door = doorOf(visit, now);
  if (!door) return null;
  if (!door.open) return <Banner icon={video}>{t.doorLater(shortInstant(door.from))}</Banner>;
  return (
    <LinkButton to={`/meet/${visit.meet_code}`} wide>
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
