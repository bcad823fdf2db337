import { isDeepStrictEqual } from 'node:util';
import { codeOf, Problem } from '../../platform/errors.ts';
import type { FinalCall } from './final-call.ts';
import type { Quote } from './purposes.ts';

/** The price is the quote's, whatever was shown; who was shown less is told before anything is made. */
export function demandShown(quote: Quote, { amount_shown }: FinalCall): Quote {
  const { amount } = quote;
  if (amount_shown !== undefined && amount > amount_shown) throw new Problem('price_changed', [], { amount });
  return quote;
}

const attempts = 5;

/**
 * Opens what was quoted. When somebody else has taken it meanwhile, what is left is quoted and opened: at a hospital
 * another doctor, perhaps at another price. The same quote again means that nothing is left.
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
