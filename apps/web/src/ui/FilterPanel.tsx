import type { ReactNode } from 'react';
import { useTexts } from '../lib/language/texts.ts';
import { ChipLink, ChipRow } from './Chip.tsx';
import css from './FilterPanel.module.css';
import { Icon } from './Icon.tsx';
import { adjustments } from './icons.ts';
import { texts } from './texts.ts';

type Way = { label: string; to: string };
type Props = {
  /** What is set: its words, and the address without it. */
  set: Way[];
  /** The one that most people want, until it is set. */
  often: Way | false;
  /** The form. */
  children: ReactNode;
};

/** Filters beside the list on wide screens; on phones one line, with the form behind a button that needs no JavaScript. */
export function FilterPanel({ set, often, children }: Props) {
  const t = useTexts(texts);
  return (
    <div className={css.panel}>
      <div className={css.bar}>
        <details>
          <summary>
            <Icon of={adjustments} size={18} />
            {t.filters(set.length)}
          </summary>
        </details>
        <ChipRow label={t.setFilters}>
          {set.map(({ label, to }) => (
            <ChipLink key={to} to={to} on>
              <span className="sr">{t.takeAway} </span>
              {label}
            </ChipLink>
          ))}
          {often && <ChipLink to={often.to}>{often.label}</ChipLink>}
        </ChipRow>
      </div>
      {children}
    </div>
  );
}
