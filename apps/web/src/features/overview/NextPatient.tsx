import type { Appointment } from '@ivuriro/contract';
import { useCall } from '../../shared/api/use-call.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Bones } from '../../shared/ui/Bones.tsx';
import { useNow } from '../../shared/use-now.ts';
import { endOf } from '../../shared/visit/visit-times.ts';
import { pendingVisits, visitWaits } from './kinds.ts';
import { messages } from './messages.ts';
import css from './overview.module.css';
import { Request } from './PendingRequests.tsx';

/** So many visits of a day may be over or cancelled before the next one. */
const many = 30;

/** Who comes next to a doctor; one press opens the visit. */
export function NextPatient({ base }: { base: string }) {
  const t = useMessages(messages);
  const now = useNow();
  const { data } = useCall('GET /doctor/appointments', { query: { period: 'coming', per_page: many } });
  const visit = data && !Array.isArray(data) ? nextOf(data.data as Appointment[], now) : undefined;
  return (
    <section className={css.next} aria-label={t.next}>
      {visit ? (
        <Request
          request={visitWaits(visit, visit.reason ?? visit.speciality.name, t, now)}
          to={base + pendingVisits.one(visit.id)}
          says={t.next}
        />
      ) : data ? (
        <p>{t.noNext}</p>
      ) : (
        <Bones says={t.loadingNext} heights={['40px']} />
      )}
    </section>
  );
}

/** The first that goes on, or has not ended before anybody came. */
export const nextOf = (visits: Appointment[], now: Date): Appointment | undefined =>
  visits.find((visit) => visit.status === 'ONGOING' || (visit.status === 'PENDING' && endOf(visit) > now));
