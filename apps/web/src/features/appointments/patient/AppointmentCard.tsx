import type { Appointment } from '@ivuriro/contract';
import { Link } from 'react-router';
import { useTexts } from '../../../lib/language/texts.ts';
import { inKigali } from '../../../lib/language/dates.ts';
import { money } from '../../../lib/language/money.ts';
import { displayTime } from '../../../lib/language/times.ts';
import { StatusBadge } from '../../../domain/statuses/StatusBadge.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { hospital, video } from '../../../ui/icons.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { useNow } from '../../../lib/hooks/use-now.ts';
import css from './AppointmentCard.module.css';
import { texts } from './texts.ts';
import { PaidBadge } from '../../../domain/payment/PaidBadge.tsx';
import { meetingAccessOf } from '../../../domain/appointments/meeting-access.ts';
import { dayWord } from '../../../domain/appointments/appointment-times.ts';

/** Date, doctor, place, price and the link to the call of one appointment. `to` is the URL of the details. */
export function AppointmentCard({ appointment, to }: { appointment: Appointment; to: string }) {
  const t = useTexts(texts);
  const now = useNow();
  const { doctor, payment } = appointment;
  const day = dayWord(appointment.assigned_date, now, t);
  const time = displayTime(appointment.start_time);
  return (
    <Card flush className={css.card}>
      <p className={css.when}>
        <span>{day}</span>
        <b>{time}</b>
        <span>{inKigali(`– ${displayTime(appointment.end_time)}`)}</span>
      </p>
      <p className={css.status}>
        <StatusBadge status={appointment.status} />
      </p>
      <div className={css.who}>
        <Picture picture={doctor.picture} seed={doctor.id} alt="" width={56} />
        <div>
          <h2>
            <Link to={`/doctors/view/${doctor.id}`}>{doctor.name}</Link>
          </h2>
          <p>{appointment.speciality.name}</p>
          <p>
            <Icon of={appointment.hospital ? hospital : video} size={18} />
            {appointment.hospital?.name ?? t.online}
          </p>
        </div>
      </div>
      <p className={css.price}>
        {payment.amount_paid > 0 && <b>{money(payment.amount_paid)}</b>}
        <PaidBadge payment={payment} />
      </p>
      <p className={css.acts}>
        {meetingAccessOf(appointment, now)?.open && (
          <LinkButton to={`/meet/${appointment.meet_code}`} aria-label={t.joinOf(doctor.name)}>
            {t.join}
          </LinkButton>
        )}
        <LinkButton
          to={to}
          variant="soft"
          preventScrollReset
          aria-label={t.detailsOf(`${day} ${time}, ${doctor.name}`)}
        >
          {t.details}
        </LinkButton>
      </p>
    </Card>
  );
}
