import { type ReactNode, useLayoutEffect, useState } from 'react';

type Props<T> = {
  /**
   * The promise of the data. When another promise replaces it, the old data stays until the new data arrives, and also
   * if the new promise fails.
   */
  of: Promise<T> | null;
  waiting: ReactNode;
  failed: (error: unknown) => ReactNode;
  children: (found: T) => ReactNode;
};

type Answer<T> = { of: Promise<T> } & ({ found: T } | { error: unknown });

/**
 * Used instead of Suspense, because Suspense hides the old data while it is fetched again. For different data pass
 * another `key`.
 */
export function AsyncContent<T>({ of, waiting, failed, children }: Props<T>) {
  const [answer, setAnswer] = useState<Answer<T>>();
  useLayoutEffect(() => {
    let isLast = true;
    of?.then(
      (found) => isLast && setAnswer({ of, found }),
      (error: unknown) => isLast && setAnswer((before) => (before && 'found' in before ? before : { of, error })),
    );
    return () => {
      isLast = false;
    };
  }, [of]);
  if (!of) return null;
  if (!answer) return waiting;
  if ('found' in answer) return children(answer.found);
  return answer.of === of ? failed(answer.error) : waiting;
}
