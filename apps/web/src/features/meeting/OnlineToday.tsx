import type { Appointment } from '@ivuriro/contract';
import { useCall } from '../../shared/api/use-call.ts';
import { clockOf, dayOf, inKigali } from '../../shared/i18n/dates.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { StatusBadge } from '../../shared/ui/Badge.tsx';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { SkeletonCard } from '../../shared/ui/Skeleton.tsx';
import { Empty, ErrorState } from '../../shared/ui/States.tsx';
import { useNow } from '../../shared/use-now.ts';
import { doorOf } from '../../shared/visit/door.ts';
import { texts } from './texts.ts';
import { hoursOf } from '../../shared/visit/visit-times.ts';
import css from './OnlineToday.module.css';

/** The doctor's online visits of today, each with its door. */
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
  const visits = all.filter((visit) => visit.assigned_date === dayOf(now)).toReversed();
  if (visits.length === 0)
    return (
      <Empty title={t.todayNone}>
        <p>{t.todayNoneSays}</p>
      </Empty>
    );
  return (
    <ul className={css.list}>
      {visits.map((visit) => (
        <li key={visit.id}>
          <Card className={css.card}>
            <p className={css.when}>{hoursOf(visit)}</p>
            <Picture picture={visit.patient.picture} seed={visit.patient.id} alt="" width={48} />
            <div className={css.who}>
              <h2>{visit.patient.full_name}</h2>
              <p>{visit.speciality.name}</p>
            </div>
            <StatusBadge status={visit.status} />
            <Door visit={visit} base={base} now={now} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Door({ visit, base, now }: { visit: Appointment; base: string; now: Date }) {
  const t = useTexts(texts);
  const door = doorOf(visit, now);
  if (!door) return null;
  if (!door.open) return <p className={css.later}>{t.opensAt(inKigali(clockOf(door.from)))}</p>;
  return (
    <LinkButton to={`${base}/${visit.meet_code}`} aria-label={t.startWith(visit.patient.full_name)}>
      {t.start}
    </LinkButton>
  );
}
