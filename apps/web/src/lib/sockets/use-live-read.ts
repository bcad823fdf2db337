import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../api/envelope.ts';
import { listen } from './socket.ts';

/**
 * The answer of `read`; null before the first answer arrives. `read` is called again whenever the server sends the
 * event, and after a reconnection, because the event may have been missed. After an error the last answer stays. When
 * `read` starts to read other data, give the component another `key`.
 */
export function useLiveRead<T>(event: 'notification' | 'queue', read: () => Promise<T>): T | null {
  const [answer, setAnswer] = useState<T | null>(null);
  const readNow = useEffectEvent(read);
  useEffect(() => {
    let latest = 0;
    const again = async () => {
      const asked = ++latest;
      try {
        const found = await readNow();
        if (asked === latest) setAnswer(found);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
    };
    void again();
    const stops = [listen(event, () => void again()), listen('missed', () => void again())];
    return () => {
      latest = Infinity;
      for (const stop of stops) stop();
    };
  }, [event]);
  return answer;
}
