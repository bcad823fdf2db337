import { useState } from 'react';

/** An Idempotency-Key for what is sent: the same words sent again, as after a lost answer, get the same key. */
export const useIdempotencyKey = (): ((words: string) => string) => useState(sameKey)[0];

export function sameKey(): (words: string) => string {
  let sent = { words: '', key: '' };
  return (words) => {
    if (sent.words !== words) sent = { words, key: crypto.randomUUID() };
    return sent.key;
  };
}
