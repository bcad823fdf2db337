import { type CSSProperties, useId } from 'react';
import { monthNames } from '../../lib/language/calendar-names.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { count } from '../../lib/language/money.ts';
import { cx } from '../cx.ts';
import { texts } from './texts.ts';
import css from './MonthBars.module.css';

export type Month = { month_string: string; value: number };

type Props = {
  title: string;
  /** Twelve months, oldest first; the last one is the current month. */
  months: readonly Month[];
  /** The text below the chart when the value of every month is zero. */
  nothing: string;
  /** Formats a value in full: '12,500 Frw'. Also used above the bars if `brief` is absent. */
  say?: (value: number) => string;
  /**
   * Formats a value above its bar: '12.5K'. If it is given, the bars are horizontal on phones and show the full value
   * from `say`.
   */
  brief?: (value: number) => string;
  /** Whether the values are balances at the end of each month, which may be negative and have no sum. */
  balance?: boolean;
};

/** A bar chart of twelve months. The bar of the current month has a pattern. */
export function MonthBars({ title, months, nothing, say = count, brief, balance = false }: Props) {
  const t = useTexts(texts);
  const id = useId();
  const most = Math.max(1, ...months.map((month) => Math.abs(month.value)));
  const total = months.reduce((sum, month) => sum + month.value, 0);
  const isEmpty = months.every((month) => month.value === 0);
  const current = months.at(-1);
  const running = current && [fullName(current.month_string), say(current.value)];
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {!balance && <span>{t.inAll(say(total))}</span>}
      </h2>
      <ul className={cx(css.chart, brief && css.lying)} data-empty={isEmpty ? '' : undefined}>
        {months.map((month) => (
          <li
            key={month.month_string}
            data-now={month === current ? '' : undefined}
            data-below={month.value < 0 ? '' : undefined}
            style={{ '--share': Math.abs(month.value) / most } as CSSProperties}
          >
            <span className="sr">{t.bar(month.month_string, say(month.value))}</span>
            <b aria-hidden="true" data-full={brief && say(month.value)}>
              <span>{(brief ?? say)(month.value)}</span>
            </b>
            <i />
            <span aria-hidden="true">{month.month_string.slice(0, 3)}</span>
          </li>
        ))}
      </ul>
      <p>{isEmpty ? nothing : running && (balance ? t.standing : t.running)(running[0]!, running[1]!)}</p>
    </section>
  );
}

/** 'Nov 2026' → 'November' */
const fullName = (month: string) => monthNames.find((name) => name.startsWith(month.slice(0, 3))) ?? month;
