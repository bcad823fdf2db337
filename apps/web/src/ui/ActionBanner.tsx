import type { ReactNode } from 'react';
import css from './ActionBanner.module.css';
import { Banner, type Tone } from './Banner.tsx';

/** A sentence in the flow of the page, as a rule a warning, with a button for the action that answers it. */
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
