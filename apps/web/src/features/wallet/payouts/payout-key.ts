const MINUTE_MS = 60_000;

/**
 * The Idempotency-Key of a payout. If the same payout is requested again after a lost reply or within a minute, it gets
 * the same key, even if the form was closed in between; the server then returns the earlier payout.
 */
export function payoutKeys(now: () => number = Date.now) {
  let last = { words: '', key: '', madeAt: 0, id: '' };
  return {
    of(words: string): string {
      const over = last.madeAt > 0 && now() - last.madeAt > MINUTE_MS;
      if (last.words !== words || over) last = { words, key: crypto.randomUUID(), madeAt: 0, id: '' };
      return last.key;
    },
    /**
     * Whether the last request created this payout; false if the server returned an earlier payout because the key was
     * used before.
     */
    made(id: string): boolean {
      const isNew = last.id !== id;
      if (isNew) last = { ...last, id, madeAt: now() };
      return isNew;
    },
  };
}

export const payoutKey = payoutKeys();
