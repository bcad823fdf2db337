import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { listen } from '../socket.ts';

/** Whatever is told to the person, or may have been before the line was open, may have changed what the page shows: it reads again. */
export function useNews(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const again = () => void revalidate();
    const stops = [listen('notification', again), listen('missed', again)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [revalidate]);
}
