import { useNavigate } from 'react-router';
import { call } from '../../shared/api/call.ts';
import { searchOf } from '../../shared/api/request.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { OwnList, OwnListFallback } from '../../shared/own-list/OwnList.tsx';
import { readAsPatient } from '../../shared/own-list/read-as-patient.ts';
import { useNews } from '../../shared/own-list/use-news.ts';
import { ForPatient } from '../../shared/session/ForPatient.tsx';
import { ChipChoice } from '../../shared/ui/Chip.tsx';
import { TitledPage } from '../../shared/ui/TitledPage.tsx';
import type { Route } from './+types/notifications.page';
import { texts } from './texts.ts';
import { filtersOf, kinds } from './notification.ts';
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
        <OwnList list={list} filters={filters} words={t}>
          {(reply) => (
            <NotificationList
              page={reply.data}
              filtered={filters.reference_type !== ''}
              to={(page) => to(filters.reference_type, page)}
            />
          )}
        </OwnList>
      </ForPatient>
    </TitledPage>
  );
}
