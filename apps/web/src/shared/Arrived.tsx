import { type ReactNode, useLayoutEffect, useState } from 'react';

type Props<T> = {
  /** What is on the way. Another one is the same read again: what has come stays until it is there, or when it fails. */
  of: Promise<T> | null;
  waiting: ReactNode;
  failed: (error: unknown) => ReactNode;
  children: (found: T) => ReactNode;
};

type Answer<T> = { of: Promise<T> } & ({ found: T } | { error: unknown });

/** In place of Suspense, which takes the page's words away while they are read again. Something else needs another `key`. */
export function Arrived<T>({ of, waiting, failed, children }: Props<T>) {
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
