const firstMs = 2_000;
const longestMs = 15_000;

/** How long to wait before the payment is asked about again: two seconds, then slower and slower. */
export function pauseAfter(round: number): number {
  return Math.min(longestMs, Math.round(firstMs * 1.25 ** round));
}

/** What a person who waits is told: first that it is asked, then that it takes long, then that nobody has to wait here. */
export function wordAfter(waitedMs: number): 'asking' | 'slow' | 'leave' {
  if (waitedMs < 15_000) return 'asking';
  return waitedMs < 60_000 ? 'slow' : 'leave';
}

export function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    reject(signal.reason);
  });
  return promise;
}
