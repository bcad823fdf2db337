import * as z from 'zod';
import { payee, paymentInfo } from './wallets.ts';
import { id, instant, money, named } from './wire.ts';

export const payableTypes = ['DOCTOR', 'HOSPITAL', 'LABORATORY', 'PHARMACY'] as const;
export const payoutStates = ['REQUESTED', 'SENT', 'CONFIRMED', 'FAILED'] as const;

export const payout = z.object({
  id,
  payable_id: id,
  payable_type: z.enum(payableTypes),
  payee,
  amount_paid: money,
  type: z.enum(['pending', 'custom']),
  status: z.enum(payoutStates),
  /** Whether the payout waits for the approval of a second administrator. */
  needs_approval: z.boolean(),
  /**
   * The time until which the payout waits because its payout account is new, unless a second administrator approves it
   * earlier; null when it does not wait.
   */
  rests_until: instant.nullable(),
  /** Whether no gateway can send the payout: then an administrator pays it and records the result. */
  by_hand: z.boolean(),
  /** The payout account at the time of the request. */
  destination: paymentInfo.nullable(),
  /** The reference number of the transfer. */
  reference: z.string().nullable(),
  /** Why the payout failed. */
  failure: z.string().nullable(),
  requested_by: named,
  approved_by: named.nullable(),
  created_at: instant,
});
export type Payout = z.output<typeof payout>;
