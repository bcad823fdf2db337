import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { type SocketEvents, listen } from './socket.ts';

/**
 * Reloads the data of the page at each notification or other event, and after a reconnection, because an event may have
 * been missed.
 */
export function useRevalidateOnEvent(
  event: Extract<keyof SocketEvents, 'notification' | 'message' | 'queue'> = 'notification',
): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const again = () => void revalidate();
    const stops = [listen(event, again), listen('missed', again)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [event, revalidate]);
}
