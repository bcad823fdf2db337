import { useId } from 'react';
import { monthNames } from '../i18n/calendar-names.ts';
import { useMessages } from '../i18n/messages.ts';
import { count } from '../i18n/money.ts';
import { messages } from './messages.ts';
import css from './MonthBars.module.css';

export type Month = { month_string: string; value: number };

type Props = {
  title: string;
  /** Twelve, oldest first; the last one is still running. */
  months: readonly Month[];
  /** What stands below while every month is zero. */
  nothing: string;
  /** How a value is said in words: '12,500 Frw'. */
  say?: (value: number) => string;
  /** How it is written above its bar, where there is little room: '12.5k'. */
  brief?: (value: number) => string;
};

/** Twelve months as bars; the last one, which is still running, is woven. */
export function MonthBars({ title, months, nothing, say = count, brief = say }: Props) {
  const t = useMessages(messages);
  const id = useId();
  const most = Math.max(1, ...months.map((month) => month.value));
  const total = months.reduce((sum, month) => sum + month.value, 0);
  const current = months.at(-1);
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h2 id={id}>
        {title}
        <span>{t.inAll(say(total))}</span>
      </h2>
      <ul className={css.chart}>
        {months.map((month) => (
          <li key={month.month_string} data-now={month === current ? '' : undefined}>
            <span className="sr">{t.bar(month.month_string, say(month.value))}</span>
            <b aria-hidden="true">{brief(month.value)}</b>
            <i style={{ height: `${(month.value / most) * BAR_PX}px` }} />
            <span aria-hidden="true">{month.month_string.slice(0, 3)}</span>
          </li>
        ))}
      </ul>
      <p>{total === 0 ? nothing : current && t.running(fullName(current.month_string), say(current.value))}</p>
    </section>
  );
}

const BAR_PX = 168;

/** 'Nov 2026' → 'November' */
const fullName = (month: string) => monthNames.find((name) => name.startsWith(month.slice(0, 3))) ?? month;
