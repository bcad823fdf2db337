import type { ReactNode } from 'react';
import css from './ActionNotice.module.css';
import { Notice } from './Notice.tsx';

/** A sentence in the flow of the page, with the button that ends what it speaks of. */
export function ActionNotice({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <Notice tone="ochre">
      <div className={css.line}>
        <p>{children}</p>
        {action}
      </div>
    </Notice>
  );
}
