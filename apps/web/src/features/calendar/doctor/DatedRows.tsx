import type { AnyProviderContext } from '../../../lib/api/call.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import css from '../calendar.module.css';
import { DayPanel } from './DayPanel.tsx';
import { MonthDays } from '../MonthDays.tsx';
import { texts } from '../texts.ts';
import { monthOf, previewOf, useMonth, windowOf } from '../month.ts';

type Props = { providerContext: AnyProviderContext; today: string; date: string; onDate: (date: string) => void };

/** The slots of a month as patients see them, and the calendar rows that apply to the chosen date. */
export function DatedRows({ providerContext, today, date, onDate }: Props) {
  const t = useTexts(texts);
  const [month, setMonth] = useMonth(date, today);
  const of = (ofMonth: string) => ({ params: { id: providerContext.id }, query: windowOf(ofMonth, today) });
  const monthCall = useCall('GET /view_doctor/calendar/{id}', of(month), { keep: true });
  const chosen = useCall('GET /view_doctor/calendar/{id}', of(monthOf(date)));
  return (
    <div className={css.columns}>
      <section className={css.month} aria-label={t.month}>
        <MonthDays
          month={month}
          onMonth={setMonth}
          today={today}
          date={date}
          onDate={onDate}
          calendar={monthCall.data?.calendar}
        />
        <p className={css.hint}>{t.legend}</p>
      </section>
      <DayPanel
        providerContext={providerContext}
        date={date}
        preview={previewOf(chosen, date)}
        onRetry={() => void chosen.refetch()}
      />
    </div>
  );
}
