import { useState } from 'react';

/**
 * Returns a function that gives the Idempotency-Key for the text of a request. The same text sent again, for example
 * after a lost answer, gets the same key.
 */
export const useIdempotencyKey = (): ((words: string) => string) => useState(sameKey)[0];

export function sameKey(): (words: string) => string {
  let sent = { words: '', key: '' };
  return (words) => {
    if (sent.words !== words) sent = { words, key: crypto.randomUUID() };
    return sent.key;
  };
}
