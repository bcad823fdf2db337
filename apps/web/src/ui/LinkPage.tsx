import type { ReactNode } from 'react';
import type { ApiError } from '../lib/api/envelope.ts';
import { Button } from './Button.tsx';
import css from './LinkPage.module.css';
import { Logo } from './Logo.tsx';

type Props = {
  error: ApiError | undefined;
  onRetry: () => void;
  words: { loading: string; failed: string; failedSays: string; again: string; ended: string; endedSays: string };
  /** A further sentence for a link that has ended: the reason. */
  why?: string | undefined;
  /** The content that the link opens; undefined until it was read. */
  children: ReactNode;
};

/**
 * A page that a secret link opens, without sign-in and menu. It shows the content of the link, or why this cannot be
 * shown.
 */
export function LinkPage({ error, onRetry, words, why, children }: Props) {
  return (
    <main className={css.page}>
      <Logo />
      {children ??
        (error?.code === 'link_expired' ? (
          <div role="alert" className={css.part}>
            <h1>{words.ended}</h1>
            {why && <p>{why}</p>}
            <p>{words.endedSays}</p>
          </div>
        ) : error ? (
          <div role="alert" className={css.part}>
            <h1>{words.failed}</h1>
            <p>{words.failedSays}</p>
            <Button onClick={onRetry}>{words.again}</Button>
          </div>
        ) : (
          <p role="status">{words.loading}</p>
        ))}
    </main>
  );
}
