import { Suspense } from 'react';
import { useTexts } from '../../../lib/language/texts.ts';
import { ListFilters, AsyncList, OwnListFallback } from '../../../ui/list/AsyncList.tsx';
import { readAsPatient } from '../../../lib/session/read-as-patient.ts';
import { useRevalidateOnEvent } from '../../../lib/sockets/use-revalidate-on-event.ts';
import { useOpenItem } from '../../../lib/hooks/use-open-item.ts';
import { PatientOnly } from '../../../domain/account/PatientOnly.tsx';
import { ChipChoice } from '../../../ui/Chip.tsx';
import { Segment } from '../../../ui/Segment.tsx';
import { TitledPage } from '../../../ui/TitledPage.tsx';
import { unlessOnlyId } from '../../../lib/revalidate-unless-id.ts';
import type { Route } from './+types/appointments.page';
import { AppointmentList } from './AppointmentList.tsx';
import css from './appointments.module.css';
import { addressOf, categories, filtersOf, statuses } from './filters.ts';
import { readList } from './read-appointments.ts';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { texts } from './texts.ts';

// the code of the details is loaded when an appointment is first opened
const AppointmentDialog = lazyDialog(() => import('./AppointmentDialog.tsx'));

export const meta = () => [{ title: `${texts.en.title} · Ivuriro` }, { name: 'robots', content: 'noindex' }];

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const filters = filtersOf(new URL(request.url).searchParams);
  return { filters, ...readAsPatient(() => readList(filters)) };
}

/** Opening an appointment changes the URL, but does not read the list again. */
export const shouldRevalidate = unlessOnlyId;

export function HydrateFallback() {
  return <OwnListFallback words={useTexts(texts)} />;
}

export default function Appointments({ loaderData: { account, filters, list } }: Route.ComponentProps) {
  const t = useTexts(texts);
  const { id, choose, close } = useOpenItem(filters, addressOf);
  useRevalidateOnEvent();
  return (
    <TitledPage home={t.home} title={t.title}>
      <PatientOnly token={account?.token}>
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
        <AsyncList list={list} filters={filters} words={t}>
          {(reply) => <AppointmentList reply={reply.data} filters={filters} />}
        </AsyncList>
        {id && (
          <Suspense fallback={<DialogFrame title={t.appointment} onClose={close} />}>
            <AppointmentDialog key={id} id={id} onClose={close} />
          </Suspense>
        )}
      </PatientOnly>
    </TitledPage>
  );
}

const wordOf = (choice: string) => (choice === 'all' ? '' : choice);
const optionsOf = (values: readonly string[], words: Record<string, string>) =>
  values.map((value) => ({ value, label: words[value] ?? value }));
