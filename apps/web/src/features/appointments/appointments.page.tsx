import { Suspense } from 'react';
import { useTexts } from '../../shared/i18n/texts.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import { ListFilters, OwnList, OwnListFallback } from '../../shared/own-list/OwnList.tsx';
import { readAsPatient } from '../../shared/own-list/read-as-patient.ts';
import { useNews } from '../../shared/own-list/use-news.ts';
import { useOpened } from '../../shared/own-list/use-opened.ts';
import { ForPatient } from '../../shared/session/ForPatient.tsx';
import { ChipChoice } from '../../shared/ui/Chip.tsx';
import { Segment } from '../../shared/ui/Segment.tsx';
import { TitledPage } from '../../shared/ui/TitledPage.tsx';
import { unlessOnlyId } from '../../shared/own-list/unless-only-id.ts';
import type { Route } from './+types/appointments.page';
import { AppointmentList } from './AppointmentList.tsx';
import css from './appointments.module.css';
import { addressOf, categories, filtersOf, statuses } from './filters.ts';
import { readList } from './last-seen.ts';
import { texts } from './texts.ts';

// what is seen of one visit comes with the tap on it
const AppointmentDialog = lazyPart(() => import('./AppointmentDialog.tsx'));

export const meta = () => [{ title: `${texts.en.title} · Ivuriro` }, { name: 'robots', content: 'noindex' }];

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const filters = filtersOf(new URL(request.url).searchParams);
  return { filters, ...readAsPatient(() => readList(filters)) };
}

/** Opening one appointment changes the address and not the list. */
export const shouldRevalidate = unlessOnlyId;

export function HydrateFallback() {
  return <OwnListFallback words={useTexts(texts)} />;
}

export default function Appointments({ loaderData: { account, filters, list } }: Route.ComponentProps) {
  const t = useTexts(texts);
  const { id, choose, close } = useOpened(filters, addressOf);
  useNews();
  return (
    <TitledPage home={t.home} title={t.title}>
      <ForPatient token={account?.token}>
        <p className={css.code}>
          {t.code} <b>{account?.user_code}</b>
        </p>
        <ListFilters>
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
        </ListFilters>
        <OwnList list={list} filters={filters} words={t}>
          {(reply) => <AppointmentList reply={reply.data} filters={filters} />}
        </OwnList>
        {id && (
          <Suspense>
            <AppointmentDialog key={id} id={id} onClose={close} />
          </Suspense>
        )}
      </ForPatient>
    </TitledPage>
  );
}

const wordOf = (choice: string) => (choice === 'all' ? '' : choice);
const optionsOf = (values: readonly string[], words: Record<string, string>) =>
  values.map((value) => ({ value, label: words[value] ?? value }));
