import type { Appointment } from '@ivuriro/contract';
import { useRevalidator } from 'react-router';
import type { Api } from '../../shared/api/contract.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { count } from '../../shared/i18n/money.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { Paginator } from '../../shared/ui/Paginator.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { Empty, EndOfList, ErrorState } from '../../shared/ui/States.tsx';
import { AppointmentCard } from './AppointmentCard.tsx';
import css from './appointments.module.css';
import { addressOf, type Filters } from './filters.ts';
import { messages } from './messages.ts';

type Props = { reply: Api['GET /patient/appointments']['data']; filters: Filters };

export function AppointmentList({ reply, filters }: Props) {
  const t = useMessages(messages);
  if (Array.isArray(reply)) throw new TypeError('A page was asked for.');
  const { total, current_page, last_page } = reply;
  const visits = reply.data as Appointment[];
  if (visits.length === 0) return <NoneFound filtered={Boolean(filters.category || filters.status)} />;
  return (
    <>
      <p className={css.found} role="status">
        {t.found(count(total))}
      </p>
      <ul className={css.list}>
        {visits.map((visit) => (
          <li key={visit.id}>
            <AppointmentCard visit={visit} to={addressOf(filters, { page: filters.page, id: visit.id })} />
          </li>
        ))}
      </ul>
      <Paginator page={current_page} lastPage={last_page} to={(page) => addressOf(filters, { page: String(page) })} />
      {current_page === last_page && <EndOfList>{t.all(count(total))}</EndOfList>}
    </>
  );
}

function NoneFound({ filtered }: { filtered: boolean }) {
  const t = useMessages(messages);
  return filtered ? (
    <Empty title={t.noneFiltered} action={<LinkButton to="/profile/appointment">{t.showAll}</LinkButton>} />
  ) : (
    <Empty title={t.none} action={<LinkButton to="/doctors">{t.findDoctor}</LinkButton>}>
      <p>{t.noneSays}</p>
    </Empty>
  );
}

export function ListFailed() {
  const t = useMessages(messages);
  const { revalidate } = useRevalidator();
  return (
    <ErrorState title={t.failed} onRetry={() => void revalidate()}>
      <p>{t.failedSays}</p>
    </ErrorState>
  );
}

export function ListSkeleton() {
  const t = useMessages(messages);
  return (
    <div role="status" className={css.list}>
      <span className="sr">{t.loading}</span>
      {[1, 2, 3].map((n) => (
        <div key={n} className={css.bones}>
          <Skeleton width="40%" height="14px" />
          <Skeleton width="30%" height="26px" />
          <Skeleton height="56px" />
          <Skeleton width="60%" height="44px" />
        </div>
      ))}
    </div>
  );
}
