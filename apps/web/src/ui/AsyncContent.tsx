import { type ReactNode, useLayoutEffect, useState } from 'react';

type Props<T> = {
  /**
   * The promise of the data. When it is replaced, the old data stays until the new data arrives, and also if that
   * fails.
   */
  of: Promise<T> | null;
  waiting: ReactNode;
  failed: (error: unknown) => ReactNode;
  children: (found: T) => ReactNode;
};

type Answer<T> = { of: Promise<T> } & ({ found: T } | { error: unknown });

/**
 * Used instead of Suspense, which hides the old data while it is fetched again. For different data pass another `key`.
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
