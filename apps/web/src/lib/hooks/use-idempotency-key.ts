import { useState } from 'react';

/** An Idempotency-Key by request text: the same text sent again, as after a lost answer, gets the same key. */
export const useIdempotencyKey = (): ((words: string) => string) => useState(sameKey)[0];

export function sameKey(): (words: string) => string {
  let sent = { words: '', key: '' };
  return (words) => {
    if (sent.words !== words) sent = { words, key: crypto.randomUUID() };
    return sent.key;
  };
}
