import { isDeepStrictEqual } from 'node:util';
import { codeOf, Problem } from '../../../platform/errors.ts';
import type { Quote } from '../domain/payment-purposes.ts';

const attempts = 5;

/**
 * Quotes a request and opens a payment for that price. When another patient takes the slot in between, the request is
 * quoted again (at a hospital perhaps with another doctor and price), and a payment for the new price is opened. When
 * the new quote equals the last one, no other doctor is free, and `slot_taken` is thrown.
 */
export async function quoteAndOpenPayment<T>(
  quote: () => Promise<Quote>,
  open: (quote: Quote) => Promise<T>,
): Promise<T> {
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

/** Throws `price_changed` when the client was shown a lower price than the one quoted now. */
export function refuseHigherThanShown(
  { amount }: { amount: number },
  body: { amount_shown?: number | undefined },
): void {
  if (body.amount_shown !== undefined && amount > body.amount_shown) throw new Problem('price_changed', [], { amount });
}
