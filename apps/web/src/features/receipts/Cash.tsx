import { useSearchParams } from 'react-router';
import { useNow } from '../../lib/hooks/use-now.ts';
import type { AnyProviderContext } from '../../lib/api/call.ts';
import { type Day, dayOf, isDay } from '../../lib/language/dates.ts';
import { viewOf } from '../../ui/dashboard/list-view.ts';
import { CashDue } from './CashDue.tsx';
import { CloseOfDay } from './CloseOfDay.tsx';
import { DayBar } from './DayBar.tsx';
import { ReceiptList } from './ReceiptList.tsx';
import css from './receipts.module.css';

/** The cash of a day: the open payments, the amount that each member took, and the receipts. The day is in the URL. */
export function Cash({ desk }: { desk: AnyProviderContext }) {
  const today = dayOf(useNow());
  const [query, setQuery] = useSearchParams();
  const asked = query.get('date') ?? '';
  const day = isDay(asked) ? asked : today;
  const { page } = viewOf(query);
  const go = (to: Day) => setQuery(to === today ? {} : { date: to }, { preventScrollReset: true });
  const at = (number: number) => `?${new URLSearchParams({ date: day, page: String(number) })}`;
  return (
    <div className={css.cash}>
      <DayBar day={day} today={today} go={go} />
      <div className={css.columns}>
        <CashDue desk={desk} day={day} />
        <CloseOfDay desk={desk} day={day} />
      </div>
      <ReceiptList desk={desk} day={day} page={page} to={at} />
    </div>
  );
}
