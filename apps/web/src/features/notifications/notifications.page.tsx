import { useNavigate } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { searchOf } from '../../lib/api/request.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { AsyncList, OwnListFallback } from '../../ui/list/AsyncList.tsx';
import { readAsPatient } from '../../lib/session/read-as-patient.ts';
import { useRevalidateOnEvent } from '../../lib/sockets/use-revalidate-on-event.ts';
import { PatientOnly } from '../../domain/account/PatientOnly.tsx';
import { ChipChoice } from '../../ui/Chip.tsx';
import { TitledPage } from '../../ui/TitledPage.tsx';
import type { Route } from './+types/notifications.page';
import { texts } from './texts.ts';
import { filtersOf, kinds } from './notification-filters.ts';
import { NotificationList } from './NotificationList.tsx';
import css from './notifications.module.css';

export const meta = () => [{ title: `${texts.en.title} · Ivuriro` }, { name: 'robots', content: 'noindex' }];

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const filters = filtersOf(new URL(request.url).searchParams);
  return { filters, ...readAsPatient(() => call('GET /patient/notifications', { query: filters })) };
}

export function HydrateFallback() {
  return <OwnListFallback words={useTexts(texts)} />;
}

export default function Notifications({ loaderData: { account, filters, list } }: Route.ComponentProps) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  useRevalidateOnEvent();
  const to = (reference_type: string, page = 1) => {
    const search = searchOf({ reference_type, page: page > 1 ? page : '' });
    return `/profile/notification${search && `?${search}`}`;
  };
  return (
    <TitledPage home={t.home} title={t.title}>
      <PatientOnly token={account?.token}>
        <div className={css.filters}>
          <ChipChoice
            legend={t.filter}
            name="reference_type"
            options={kinds.map((kind) => ({ value: kind, label: t.kinds[kind] ?? kind }))}
            value={filters.reference_type || 'all'}
            onChange={(kind) => void navigate(to(kind === 'all' ? '' : kind), { preventScrollReset: true })}
          />
        </div>
        <AsyncList list={list} filters={filters} words={t}>
          {(reply) => (
            <NotificationList
              page={reply.data}
              filtered={filters.reference_type !== ''}
              to={(page) => to(filters.reference_type, page)}
            />
          )}
        </AsyncList>
      </PatientOnly>
    </TitledPage>
  );
}
