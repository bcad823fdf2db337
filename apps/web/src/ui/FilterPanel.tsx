import type { ReactNode } from 'react';
import { useTexts } from '../lib/language/texts.ts';
import { ChipLink, ChipRow } from './Chip.tsx';
import css from './FilterPanel.module.css';
import { Icon } from './Icon.tsx';
import { adjustments } from './icons.ts';
import { listTexts } from './list-texts.ts';

type Way = { label: string; to: string };
type Props = {
  /** The active filters: the label of each, and the URL without it. */
  set: Way[];
  /** The most used filter, shown until it is active. */
  often: Way | false;
  /** The form with the filters. */
  children: ReactNode;
};

/** Filters beside the list on wide screens; on phones behind a button that works without JavaScript. */
export function FilterPanel({ set, often, children }: Props) {
  const t = useTexts(listTexts);
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
