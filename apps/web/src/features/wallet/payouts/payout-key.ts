const MINUTE_MS = 60_000;

/**
 * The Idempotency-Key of a payout. The same payout asked for again, after a lost answer or within a minute after it was made,
 * gets the same key, also when the form was closed in between: the server then answers what was made before.
 */
export function payoutKeys(now: () => number = Date.now) {
  let last = { words: '', key: '', madeAt: 0, id: '' };
  return {
    of(words: string): string {
      const over = last.madeAt > 0 && now() - last.madeAt > MINUTE_MS;
      if (last.words !== words || over) last = { words, key: crypto.randomUUID(), madeAt: 0, id: '' };
      return last.key;
    },
    /** Whether this payout is a new one. */
    made(id: string): boolean {
      const isNew = last.id !== id;
      if (isNew) last = { ...last, id, madeAt: now() };
      return isNew;
    },
  };
}

export const payoutKey = payoutKeys();
