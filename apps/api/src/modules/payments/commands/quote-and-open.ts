import { isDeepStrictEqual } from 'node:util';
import { codeOf } from '../../../platform/errors.ts';
import type { Quote } from '../domain/payment-purposes.ts';

const attempts = 5;

/**
 * Quotes and opens a payment. When another patient takes the slot in between, it quotes again (at a hospital perhaps
 * another doctor at another price) and opens that. When the second quote equals the first, no other
 * doctor is left, and the error is thrown.
 */
export async function quoteAndOpen<T>(quote: () => Promise<Quote>, open: (quote: Quote) => Promise<T>): Promise<T> {
  let quoted = await quote();
  for (let attempt = 1; ; attempt++)
    try {
      return await open(quoted);
    } catch (error) {
      if (codeOf(error) !== 'slot_taken' || attempt === attempts) throw error;
      const again = await quote();
      if (isDeepStrictEqual(again, quoted)) throw error;
      quoted = again;
    }
}
