import type { Api } from '../../shared/api/contract.ts';
import { monthNames } from '../../shared/i18n/calendar-names.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { count } from '../../shared/i18n/money.ts';
import { messages } from './messages.ts';
import css from './MonthBars.module.css';

type Months = Api['GET /doctor/overview']['data']['annualRequests'];

/** Twelve months as bars; the last one, which is still running, is woven. */
export function MonthBars({ months }: { months: Months }) {
  const t = useMessages(messages);
  const most = Math.max(1, ...months.map((month) => month.totalRequets));
  const total = months.reduce((sum, month) => sum + month.totalRequets, 0);
  const current = months.at(-1);
  return (
    <section className={css.panel} aria-labelledby="requests-by-month">
      <h2 id="requests-by-month">
        {t.chart}
        <span>{t.inAll(count(total))}</span>
      </h2>
      <ul className={css.chart}>
        {months.map((month) => (
          <li key={month.month_string} data-now={month === current ? '' : undefined}>
            <span className="sr">{t.bar(month.month_string, count(month.totalRequets))}</span>
            <b aria-hidden="true">{count(month.totalRequets)}</b>
            <i style={{ height: `${(month.totalRequets / most) * BAR_PX}px` }} />
            <span aria-hidden="true">{month.month_string.slice(0, 3)}</span>
          </li>
        ))}
      </ul>
      <p>
        {total === 0
          ? t.noRequestsYet
          : current && t.running(fullName(current.month_string), count(current.totalRequets))}
      </p>
    </section>
  );
}

const BAR_PX = 168;

/** 'Nov 2026' → 'November' */
const fullName = (month: string) => monthNames.find((name) => name.startsWith(month.slice(0, 3))) ?? month;
