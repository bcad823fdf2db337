import { Suspense, useEffect } from 'react';
import { Await, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { call } from '../../shared/api/call.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ForPatient } from '../../shared/session/ForPatient.tsx';
import { getAccount } from '../../shared/session/session.ts';
import { listen } from '../../shared/socket.ts';
import { ChipChoice } from '../../shared/ui/Chip.tsx';
import { Segment } from '../../shared/ui/Segment.tsx';
import { TitledPage } from '../../shared/ui/TitledPage.tsx';
import { unlessOnlyId } from '../../shared/unless-only-id.ts';
import type { Route } from './+types/appointments.page';
import { AppointmentDialog } from './AppointmentDialog.tsx';
import { AppointmentList, ListFailed, ListSkeleton } from './AppointmentList.tsx';
import css from './appointments.module.css';
import { addressOf, categories, filtersOf, statuses } from './filters.ts';
import { messages } from './messages.ts';

export const meta = () => [{ title: `${messages.en.title} · Ivuriro` }, { name: 'robots', content: 'noindex' }];

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const account = getAccount();
  const filters = filtersOf(new URL(request.url).searchParams);
  const list = account?.account_type === 'patient' ? call('GET /patient/appointments', { query: filters }) : null;
  // The page hears of a failure when it is drawn; it may come earlier.
  list?.catch(() => {});
  return { account, filters, list };
}

/** Opening one appointment changes the address and not the list. */
export const shouldRevalidate = unlessOnlyId;

export function HydrateFallback() {
  const t = useMessages(messages);
  return (
    <TitledPage home={t.home} title={t.title}>
      <ListSkeleton />
    </TitledPage>
  );
}

export default function Appointments({ loaderData: { account, filters, list } }: Route.ComponentProps) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const id = search.get('id');
  // Whatever is told about a visit has changed it.
  useEffect(() => listen('notification', () => void revalidate()), [revalidate]);
  const choose = (change: Parameters<typeof addressOf>[1]) =>
    void navigate(addressOf(filters, change), { preventScrollReset: true });
  // In its place, so that the back key does not open it again.
  const close = () =>
    void navigate(addressOf(filters, { page: filters.page }), { replace: true, preventScrollReset: true });
  return (
    <TitledPage home={t.home} title={t.title}>
      <ForPatient token={account?.token}>
        <p className={css.code}>
          {t.code} <b>{account?.user_code}</b>
        </p>
        <div className={css.filters}>
          <Segment
            legend={t.category}
            name="category"
            options={optionsOf(categories, t.categories)}
            value={filters.category || 'all'}
            onChange={(category) => choose({ category: wordOf(category) })}
          />
          <ChipChoice
            legend={t.status}
            name="status"
            options={optionsOf(statuses, t.statuses)}
            value={filters.status || 'all'}
            onChange={(status) => choose({ status: wordOf(status) })}
          />
        </div>
        <Suspense key={Object.values(filters).join()} fallback={<ListSkeleton />}>
          <Await resolve={list} errorElement={<ListFailed />}>
            {(reply) => reply && <AppointmentList reply={reply.data} filters={filters} />}
          </Await>
        </Suspense>
        {id && <AppointmentDialog key={id} id={id} onClose={close} />}
      </ForPatient>
    </TitledPage>
  );
}

const wordOf = (choice: string) => (choice === 'all' ? '' : choice);
const optionsOf = (values: readonly string[], words: Record<string, string>) =>
  values.map((value) => ({ value, label: words[value] ?? value }));
