import { useMessages } from '../../shared/i18n/messages.ts';
import { count } from '../../shared/i18n/money.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { check } from '../../shared/ui/icons.ts';
import { messages } from './messages.ts';
import css from './Result.module.css';
import { longTime } from './times.ts';
import type { Appointment } from './use-finish.ts';

/** Step 4: booked. What, when, where, for how much, and what comes next. */
export function Result({ visit }: { visit: Appointment }) {
  const t = useMessages(messages);
  const { payment, hospital, doctor, speciality } = visit;
  const amount = `FRW ${count(payment.amount_paid)}`;
  const rows: [string, string][] = [
    [t.what, speciality.name],
    [t.withWhom, doctor.name],
    [t.when, longTime(visit.assigned_date, visit.start_time, visit.end_time)],
    [t.where, hospital?.name ?? t.videoCall],
    [t.price, amount],
    [t.code, visit.appointment_id],
  ];
  return (
    <div className={css.result}>
      <span className={css.done}>
        <Icon of={check} size={24} />
      </span>
      <div role="status">
        <h4>{t.booked}</h4>
      </div>
      <dl className={css.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={css.next}>
        <b>{t.comesNext}</b>
        <p>{hospital ? t.nextPhysical(hospital.name) : t.nextOnline}</p>
        {payment.payment_method === 'CASH' && <p>{t.nextCash(amount)}</p>}
        <p>{t.nextMail}</p>
      </div>
      <LinkButton to="/profile/appointment" variant="outlined">
        {t.myAppointments}
      </LinkButton>
    </div>
  );
}
