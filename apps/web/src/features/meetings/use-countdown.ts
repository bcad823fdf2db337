import { useEffect, useState } from 'react';

/** The remaining time as '1:59'; null once it is over, and when there is nothing to wait for. */
export function useCountdown(until: number | null): string | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [until]);
  if (until === null) return null;
  // the server's clock may be a little ahead of the device's
  const seconds = Math.min(120, Math.max(0, Math.ceil((until - now) / 1_000)));
  if (seconds === 0) return null;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
