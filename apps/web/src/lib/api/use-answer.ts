import { useEffect, useEffectEvent, useState } from 'react';
import { useChangeCount } from './change-events.ts';
import { ApiError } from './envelope.ts';

type Answer<T> = { data: T | undefined; error: ApiError | undefined; retry: () => void };

/**
 * Fetches data of the API for a public dialog; if `key` is null, fetches nothing. Another key drops the previous data.
 * A change made in this tab fetches the data again and shows the previous data meanwhile. With `staysAsShown` the data
 * is not fetched again, for example a price to which the person has agreed.
 */
export function useAnswer<T>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<{ data: T }>,
  { staysAsShown = false } = {},
): Answer<T> {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<{ asked: string; data?: T; error?: ApiError }>({ asked: '' });
  const asked = `${key} ${attempt}`;
  const changes = useChangeCount();
  const version = staysAsShown ? 0 : changes;
  const run = useEffectEvent(ask);
  useEffect(() => {
    if (key === null) return;
    const gone = new AbortController();
    run(gone.signal).then(
      ({ data }) => setKnown({ asked, data }),
      (error: unknown) => {
        if (gone.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setKnown({ asked, error });
      },
    );
    return () => gone.abort();
  }, [key, asked, version]);
  const current = known.asked === asked ? known : undefined;
  return { data: current?.data, error: current?.error, retry: () => setAttempt(attempt + 1) };
}
