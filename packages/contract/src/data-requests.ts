import * as z from 'zod';
import { roles } from './endpoint.ts';
import { id, instant } from './wire.ts';

export const requestTypes = ['CORRECTION', 'ERASURE'] as const;
export const requestStatuses = ['PENDING', 'DONE', 'REFUSED'] as const;
export const dataRequest = z.object({
  id,
  type: z.enum(requestTypes),
  status: z.enum(requestStatuses),
  text: z.string(),
  answer: z.string().nullable(),
  /** The records that the law requires us to keep, one sentence for each; empty until the erasure is done. */
  kept: z.array(z.string()),
  created_at: instant,
  answered_at: instant.nullable(),
});
/** A data request with the account that made it. */
export const request = dataRequest.extend({
  account: z.object({ id, account_type: z.enum(roles), name: z.string(), user_code: z.string() }),
});
export const breach = z.object({
  id,
  found_at: instant,
  what: z.string(),
  people: z.int(),
  authority_told_at: instant.nullable(),
  report_sent_at: instant.nullable(),
  people_told_at: instant.nullable(),
  /**
   * The deadlines of a breach: 48 hours after it was found for notifying the authority, and 72 hours for the report
   * (law 058/2021, articles 43 to 45).
   */
  authority_due_at: instant,
  report_due_at: instant,
  created_at: instant,
});
