import { useTexts } from '../../lib/language/texts.ts';
import css from './analytics.module.css';
import { texts } from './texts.ts';

type Bar = { name: string; percent: number; note?: string };

/** Horizontal bars of shares, with the figures as text beside them. */
export function PercentBars({ title, bars }: { title?: string; bars: Bar[] }) {
  const t = useTexts(texts);
  return (
    <>
      {title && <h3>{title}</h3>}
      <ul className={css.bars}>
        {bars.map(({ name, percent, note }) => (
          <li key={name}>
            <span>
              {name}
              {note && <small>{note}</small>}
            </span>
            <b>{t.percent(percent)}</b>
            <i aria-hidden="true">
              <i style={{ width: `${percent}%` }} />
            </i>
          </li>
        ))}
      </ul>
    </>
  );
}
