import { Problem } from '../../../platform/errors.ts';

/** `price_changed` when the client was shown a lower price than the one quoted now. */
export function refuseHigherThanShown(
  { amount }: { amount: number },
  body: { amount_shown?: number | undefined },
): void {
  if (body.amount_shown !== undefined && amount > body.amount_shown) throw new Problem('price_changed', [], { amount });
}
