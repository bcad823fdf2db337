const firstMs = 2_000;
const longestMs = 15_000;

/** The pause before the next poll of a payment, in milliseconds. It is two seconds at first, and then grows. */
export function pauseAfter(round: number): number {
  return Math.min(longestMs, Math.round(firstMs * 1.25 ** round));
}

/** The message to a person who waits: the payment is being checked, it takes long, or they may leave the page. */
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
