import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { listen } from '../socket.ts';

/** Whatever is told to the person may have changed what the page shows: it reads again. */
export function useNews(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => listen('notification', () => void revalidate()), [revalidate]);
}
