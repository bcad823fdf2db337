import type { Appointment } from '@ivuriro/contract';
import { useCall } from '../../../lib/api/use-call.ts';
import { csvOf } from '../../../lib/api/csv-address.ts';
import { DeskSort } from '../../../ui/dashboard/DeskSort.tsx';
import { PageSize } from '../../../ui/dashboard/PageSize.tsx';
import { PagedList } from '../../../ui/dashboard/PagedList.tsx';
import { useWide } from '../../../ui/use-wide.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/States.tsx';
import type { AccountView } from './account-views.ts';
import { addressOf, type Filters } from './filters.ts';
import { texts } from './texts.ts';
import { AppointmentLines } from './AppointmentLines.tsx';
import { AppointmentTable } from './AppointmentTable.tsx';

type Props = { view: AccountView; base: string; filters: Filters; calendar: string | undefined };

export function AppointmentList({ view, base, filters, calendar }: Props) {
  const t = useTexts(texts);
  const wide = useWide();
  const { status, category, page, size, order, text, date, doctor } = filters;
  const period = date || filters.period === 'all' ? undefined : filters.period;
  const query = {
    status,
    category,
    period,
    date: date || undefined,
    doctor_id: view.ofMany ? doctor : '',
    'order-by': order || undefined,
    'text-search': text,
    per_page: size,
    page,
  };
  const read = useCall(view.list, { query }, { keep: true });
  const pageAt = (next: number) => addressOf(base, filters, { page: next, id: '' });
  const to = (id: string) => addressOf(base, filters, { id });
  return (
    <PagedList
      read={read}
      loading={t.loading}
      failed={t.failed}
      failedSays={t.failedSays}
      to={pageAt}
      sort={!wide && <DeskSort order={order} to={(next) => addressOf(base, filters, { order: next })} />}
      size={<PageSize size={size} to={(rows) => addressOf(base, filters, { size: rows })} />}
      csv={() => csvOf(view.list, { query: { ...query, page: undefined, per_page: undefined } })}
      none={<NoneFound view={view} base={base} filters={filters} calendar={calendar} />}
    >
      {(list) => {
        const appointments = list.data as Appointment[];
        return wide ? (
          <AppointmentTable view={view} appointments={appointments} base={base} filters={filters} to={to} />
        ) : (
          <AppointmentLines view={view} appointments={appointments} to={to} />
        );
      }}
    </PagedList>
  );
}

function NoneFound({ view, base, filters, calendar }: Props) {
  const t = useTexts(texts);
  const { status, category, text, period, date, doctor } = filters;
  const all = `${base}?period=all`;
  if (status || category || text || date || doctor || period === 'past') {
    const atAllTimes = period === 'all' || date ? all : addressOf(base, filters, { period: 'all' });
    return <Empty title={t.noneFiltered} action={<LinkButton to={atAllTimes}>{t.showAll}</LinkButton>} />;
  }
  return (
    <Empty
      title={period === 'coming' ? t.noneComing : t.none}
      action={calendar && <LinkButton to={calendar}>{t.toCalendar}</LinkButton>}
    >
      <p>{t.noneSays[view.voice]}</p>
      {period === 'coming' && (
        <LinkButton to={all} variant="text">
          {t.showAll}
        </LinkButton>
      )}
    </Empty>
  );
}
