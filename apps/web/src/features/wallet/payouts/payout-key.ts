const MINUTE_MS = 60_000;

/**
 * The Idempotency-Key of a payout. The same payout requested again, after a lost reply or within a minute, gets the
 * same key, even if the form was closed in between: the server then returns the earlier payout.
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
     * Whether the server created this payout for the last request, and did not return an earlier one for the repeated
     * key.
     */
    made(id: string): boolean {
      const isNew = last.id !== id;
      if (isNew) last = { ...last, id, madeAt: now() };
      return isNew;
    },
  };
}

export const payoutKey = payoutKeys();
