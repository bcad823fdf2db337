import type { Appointment } from '@ivuriro/contract';
import { useCall } from '../../lib/api/use-call.ts';
import { clockOf, dayOf, inKigali } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { StatusBadge } from '../../domain/statuses/StatusBadge.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SkeletonCard } from '../../ui/Skeleton.tsx';
import { Empty, ErrorState } from '../../ui/States.tsx';
import { useNow } from '../../lib/hooks/use-now.ts';
import { meetingAccessOf } from '../../domain/appointments/meeting-access.ts';
import { texts } from './texts.ts';
import { hoursOf } from '../../domain/appointments/appointment-times.ts';
import css from './OnlineToday.module.css';

/** The doctor's online appointments of today, each with the link to its call. */
export function OnlineToday({ base }: { base: string }) {
  const t = useTexts(texts);
  const now = useNow();
  const { data, error, refetch } = useCall('GET /doctor/appointments', {
    query: { category: 'ONLINE', withoutPaginate: '1' },
  });
  if (error) return <ErrorState title={t.todayFailed} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div role="status">
        <span className="sr">{t.todayLoading}</span>
        <SkeletonCard />
      </div>
    );
  const all = Array.isArray(data) ? data : data.data;
  const appointments = all.filter((appointment) => appointment.assigned_date === dayOf(now)).toReversed();
  if (appointments.length === 0)
    return (
      <Empty title={t.todayNone}>
        <p>{t.todayNoneSays}</p>
      </Empty>
    );
  return (
    <ul className={css.list}>
      {appointments.map((appointment) => (
        <li key={appointment.id}>
          <Card className={css.card}>
            <p className={css.when}>{hoursOf(appointment)}</p>
            <Picture picture={appointment.patient.picture} seed={appointment.patient.id} alt="" width={48} />
            <div className={css.who}>
              <h2>{appointment.patient.full_name}</h2>
              <p>{appointment.speciality.name}</p>
            </div>
            <StatusBadge status={appointment.status} />
            <MeetingAccess appointment={appointment} base={base} now={now} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

function MeetingAccess({ appointment, base, now }: { appointment: Appointment; base: string; now: Date }) {
  const t = useTexts(texts);
  const access = meetingAccessOf(appointment, now);
  if (!access) return null;
  if (!access.open) return <p className={css.later}>{t.opensAt(inKigali(clockOf(access.from)))}</p>;
  return (
    <LinkButton to={`${base}/${appointment.meet_code}`} aria-label={t.startWith(appointment.patient.full_name)}>
      {t.start}
    </LinkButton>
  );
}
