import type { ReactNode } from 'react';
import css from './ActionBanner.module.css';
import { Banner } from './Banner.tsx';

/** A warning in the flow of the page, with a button for the action that resolves it. */
export function ActionBanner({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <Banner tone="ochre">
      <div className={css.line}>
        <p>{children}</p>
        {action}
      </div>
    </Banner>
  );
}
