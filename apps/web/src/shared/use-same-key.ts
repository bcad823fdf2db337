import { useRef } from 'react';

/** An idempotency key for what is sent: the same words that are sent again, as after a lost answer, carry the same key. */
export function useSameKey(): (words: string) => string {
  const sent = useRef({ words: '', key: '' });
  return (words) => {
    if (sent.current.words !== words) sent.current = { words, key: crypto.randomUUID() };
    return sent.current.key;
  };
}
