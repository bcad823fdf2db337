import type { ReactNode } from 'react';
import css from './ActionBanner.module.css';
import { Banner, type Tone } from './Banner.tsx';

/** A sentence in the flow of the page, usually a warning, with a button that solves the problem. */
export function ActionBanner({
  action,
  tone = 'ochre',
  children,
}: {
  action: ReactNode;
  tone?: Tone;
  children: ReactNode;
}) {
  return (
    <Banner tone={tone}>
      <div className={css.line}>
        <p>{children}</p>
        {action}
      </div>
    </Banner>
  );
}
