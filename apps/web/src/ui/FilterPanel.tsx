import { type ReactNode, useRef } from 'react';
import { useInBrowser } from '../lib/hooks/use-in-browser.ts';
import { useTexts } from '../lib/language/texts.ts';
import { Button } from './Button.tsx';
import { ChipLink, ChipRow } from './Chip.tsx';
import css from './FilterPanel.module.css';
import { Icon } from './Icon.tsx';
import { adjustments } from './icons.ts';
import { filterTexts } from './filter-texts.ts';

type Way = { label: string; to: string };
type Props = {
  /** The active filters: the label of each, and the URL without it. */
  set: Way[];
  /** The most used filter, shown until it is active. */
  often: Way | false;
  /** The text '12 items'. On a phone the button 'Show 12 items' closes the filters. */
  found: string;
  /** The form with the filters. */
  children: ReactNode;
};

/** Filters: on wide screens beside the list, on phones behind a button that works without JavaScript. */
export function FilterPanel({ set, often, found, children }: Props) {
  const t = useTexts(filterTexts);
  const inBrowser = useInBrowser();
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    details.current!.open = false;
    details.current!.scrollIntoView({ block: 'nearest' });
    details.current!.querySelector('summary')!.focus({ preventScroll: true });
  };
  return (
    <div className={css.panel}>
      <div className={css.bar}>
        <details ref={details}>
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
      {inBrowser && (
        <p className={css.close}>
          <Button onClick={close} wide>
            {t.show(found)}
          </Button>
        </p>
      )}
    </div>
  );
}
