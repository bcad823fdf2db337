import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { type Heard, listen } from '../socket.ts';

/** What is told to the person, or may have been before the line was open, may have changed what the page shows: it reads again. */
export function useNews(event: Extract<keyof Heard, 'notification' | 'message'> = 'notification'): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const again = () => void revalidate();
    const stops = [listen(event, again), listen('missed', again)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [event, revalidate]);
}
