import { problem } from '../../platform/errors.ts';
import { port } from '../../platform/port.ts';
import type { Purpose, PurposeName } from './domain/payment-purposes.ts';

/** How an appointment and an order are quoted, held, confirmed and released; scheduling and orders supply it. */
export const purposes = port<() => Record<PurposeName, Purpose>>('payments.purposes');

export function purposeOf(name: string): Purpose {
  const all = purposes.call();
  if (!Object.hasOwn(all, name)) throw problem('validation_failed', 'This cannot be bought here.');
  return all[name as PurposeName];
}
