import type { ReactNode } from 'react';
import { useTexts } from '../lib/language/texts.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { refresh } from './icons.ts';
import { texts } from './texts.ts';
import css from './States.module.css';

/** `heading` is h1 when the state fills the whole page. */
type Props = { title: string; heading?: 'h1' | 'h2'; children?: ReactNode; action?: ReactNode };

/**
 * An empty result. The title says what was searched for, and `action` offers a next step, such as clearing the filters.
 */
export function Empty({ title, heading: Heading = 'h2', children, action }: Props) {
  return (
    <div className={css.state}>
      <svg width="132" height="88" viewBox="0 0 132 88" aria-hidden="true">
        <path className={css.ground} d="M0 66C30 50 56 60 84 58S120 52 132 58V86Q66 92 0 86Z" />
        <path className={css.dashed} d="M66 4 96 34 80 28 66 39 52 28 36 34Z" />
        <path className={css.bowl} d="M36 52 51 44.5 66 56 81 44.5 96 52C94 68 83 77 66 77S38 68 36 52Z" />
      </svg>
      <Heading>{title}</Heading>
      {children && <div className={css.text}>{children}</div>}
      {action}
    </div>
  );
}

type ErrorProps = { title: string; heading?: 'h1' | 'h2'; children?: ReactNode; onRetry?: () => void };

/** A loading error with a retry button. `children` reassure the person, for example that typed text is not lost. */
export function ErrorState({ title, heading: Heading = 'h2', children, onRetry }: ErrorProps) {
  const t = useTexts(texts);
  return (
    <div className={css.state} role="alert">
      <svg width="132" height="80" viewBox="0 0 132 80" aria-hidden="true" fill="none" strokeWidth="8">
        <path className={css.ground} d="M0 52C34 40 52 58 82 52S118 46 132 48V76Q66 82 0 76Z" />
        <path className={css.lid} d="M3 26 15 9l12 15L39 9l12 15 5-7M81 8l14 16L107 9l14 17 5-7" />
        <path className={css.base} d="M3 42 15 25l12 15 12-15 12 15 5-7M83 24l12 15 12-15 12 17" />
      </svg>
      <Heading>{title}</Heading>
      {children && <div className={css.text}>{children}</div>}
      {onRetry && (
        <Button variant="outlined" onClick={onRetry}>
          <Icon of={refresh} />
          {t.tryAgain}
        </Button>
      )}
    </div>
  );
}

/** The text at the end of a list: 'These are all 40 items'. */
export function EndOfList({ children }: { children: ReactNode }) {
  return <p className={css.end}>{children}</p>;
}
