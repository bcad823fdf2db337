import { isDeepStrictEqual } from 'node:util';
import { codeOf, Problem } from '../../../platform/errors.ts';
import type { FinalCall } from '../commands/finish-checkout.ts';
import type { Quote } from './payment-purposes.ts';

/** Throws `price_changed` when the client was shown a lower price than the one quoted now. */
export function demandShown(quote: Quote, { amount_shown }: FinalCall): Quote {
  const { amount } = quote;
  if (amount_shown !== undefined && amount > amount_shown) throw new Problem('price_changed', [], { amount });
  return quote;
}

const attempts = 5;

/**
 * Quotes and opens a payment. When another patient takes the slot in between, it quotes again (at a hospital perhaps
 * another doctor at another price) and opens that. When the second quote equals the first, no other
 * doctor is left, and the error is thrown.
 */
export async function openQuoted<T>(quote: () => Promise<Quote>, open: (quote: Quote) => Promise<T>): Promise<T> {
  let quoted = await quote();
  for (let attempt = 1; ; attempt++)
    try {
      return await open(quoted);
    } catch (error) {
      if (codeOf(error) !== 'slot_taken' || attempt === attempts) throw error;
      const left = await quote();
      if (isDeepStrictEqual(left, quoted)) throw error;
      quoted = left;
    }
}
