import { Suspense } from 'react';
import { Await, useNavigate, useRevalidator } from 'react-router';
import { call } from '../../shared/api/call.ts';
import { searchOf } from '../../shared/api/request.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { readAsPatient } from '../../shared/own-list/read-as-patient.ts';
import { useNews } from '../../shared/own-list/use-news.ts';
import { ForPatient } from '../../shared/session/ForPatient.tsx';
import { ChipChoice } from '../../shared/ui/Chip.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { ErrorState } from '../../shared/ui/States.tsx';
import { TitledPage } from '../../shared/ui/TitledPage.tsx';
import type { Route } from './+types/notifications.page';
import { messages } from './messages.ts';
import { filtersOf, kinds } from './notification.ts';
import { NotificationList } from './NotificationList.tsx';
import css from './notifications.module.css';

export const meta = () => [{ title: `${messages.en.title} · Ivuriro` }, { name: 'robots', content: 'noindex' }];

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const filters = filtersOf(new URL(request.url).searchParams);
  return { filters, ...readAsPatient(() => call('GET /patient/notifications', { query: filters })) };
}

export function HydrateFallback() {
  const t = useMessages(messages);
  return (
    <TitledPage home={t.home} title={t.title}>
      <Bones />
    </TitledPage>
  );
}

export default function Notifications({ loaderData: { account, filters, list } }: Route.ComponentProps) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  useNews();
  const to = (reference_type: string, page = 1) => {
    const search = searchOf({ reference_type, page: page > 1 ? page : '' });
    return `/profile/notification${search && `?${search}`}`;
  };
  return (
    <TitledPage home={t.home} title={t.title}>
      <ForPatient token={account?.token}>
        <div className={css.filters}>
          <ChipChoice
            legend={t.filter}
            name="reference_type"
            options={kinds.map((kind) => ({ value: kind, label: t.kinds[kind] ?? kind }))}
            value={filters.reference_type || 'all'}
            onChange={(kind) => void navigate(to(kind === 'all' ? '' : kind), { preventScrollReset: true })}
          />
        </div>
        <Suspense key={Object.values(filters).join()} fallback={<Bones />}>
          <Await resolve={list} errorElement={<Failed />}>
            {(reply) =>
              reply && (
                <NotificationList
                  page={reply.data}
                  filtered={filters.reference_type !== ''}
                  to={(page) => to(filters.reference_type, page)}
                />
              )
            }
          </Await>
        </Suspense>
      </ForPatient>
    </TitledPage>
  );
}

function Failed() {
  const t = useMessages(messages);
  const { revalidate } = useRevalidator();
  return (
    <ErrorState title={t.failed} onRetry={() => void revalidate()}>
      <p>{t.failedSays}</p>
    </ErrorState>
  );
}

function Bones() {
  const t = useMessages(messages);
  return (
    <div role="status" className={css.bones}>
      <span className="sr">{t.loading}</span>
      {[1, 2, 3, 4, 5].map((n) => (
        <div key={n}>
          <Skeleton width="24px" height="24px" />
          <div>
            <Skeleton width="88%" height="18px" />
            <Skeleton width="30%" height="14px" />
          </div>
        </div>
      ))}
    </div>
  );
}
