import { useEffect, useState } from 'react';

/** The remaining time as '1:59'; null once the time is over, or when `until` is null. */
export function useCountdown(until: number | null): string | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [until]);
  if (until === null) return null;
  // the clock of the server may be a little ahead of the clock of the device
  const seconds = Math.min(120, Math.max(0, Math.ceil((until - now) / 1_000)));
  if (seconds === 0) return null;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
