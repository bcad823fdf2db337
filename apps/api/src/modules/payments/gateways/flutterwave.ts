import * as z from 'zod';
import type { Config } from '../../../platform/config.ts';
import { problem } from '../../../platform/errors.ts';
import { checkoutOf } from './checkout.ts';
import { failure, number } from './flutterwave-answers.ts';
import { flutterwaveTransfers } from './flutterwave-transfers.ts';
import type { Gateway, RefundOrder, Verdict } from './gateway.ts';
import { refuseWrongSecret } from './secret.ts';

/** Flutterwave v3 over its HTTP interface. An answer that is not clear counts as no answer. */
export function flutterwaveGateway(config: Config['flutterwave'], timeout = 10_000): Gateway {
  const values = (path: string, body?: unknown) => call(config, timeout, path, body);
  return {
    checkout: (payment, customer) => checkoutOf('flutterwave', config.publicKey, payment, customer),
    async verify(asked) {
      const path =
        'txRef' in asked
          ? `/transactions/verify_by_reference?tx_ref=${encodeURIComponent(asked.txRef)}`
          : `/transactions/${encodeURIComponent(asked.transactionId)}/verify`;
      return readVerdict(await values(path));
    },
    async refund(order) {
      if (order.again) {
        const sent = await refundSentBefore(values, order);
        if (sent) return sent;
      }
      const answer = await values(`/transactions/${encodeURIComponent(order.transactionId)}/refund`, {
        amount: order.amount,
        comments: order.id,
      });
      const done = refunded.safeParse(answer);
      if (done.success) return { refundId: String(done.data.data.id) };
      return failure.safeParse(answer).success ? 'refused' : 'unreachable';
    },
    transfers: flutterwaveTransfers(values),
    readEvent(headers, rawBody) {
      refuseWrongSecret(headers['verif-hash'], config.webhookSecret);
      const event = told.safeParse(parsed(rawBody?.toString('utf8') ?? ''));
      if (!event.success) throw problem('malformed');
      const { data } = event.data;
      return {
        eventKey: `${event.data.event}:${data.id}:${data.status ?? ''}`,
        txRef: event.data.event === 'charge.completed' ? (data.tx_ref ?? null) : null,
        transactionId: String(data.id),
        payoutId: event.data.event === 'transfer.completed' ? (data.reference ?? null) : null,
        kept: event.data,
      };
    },
  };
}

const verified = z.object({
  status: z.literal('success'),
  data: z.object({
    id: number,
    tx_ref: z.string(),
    amount: z.number().nonnegative(),
    currency: z.string(),
    status: z.string(),
  }),
});
const refunded = z.object({ status: z.literal('success'), data: z.object({ id: number }) });
const refunds = z.object({
  status: z.literal('success'),
  data: z.array(z.object({ id: number, tx_id: number })),
});
const told = z.object({
  event: z.string(),
  data: z.object({
    id: number,
    tx_ref: z.string().optional(),
    reference: z.string().optional(),
    status: z.string().optional(),
    amount: z.union([z.number(), z.string()]).optional(),
    currency: z.string().optional(),
  }),
});

/**
 * The JSON of an answer; undefined when the request failed or timed out, Flutterwave had a server error, or the JSON is
 * invalid.
 */
async function call(config: Config['flutterwave'], timeout: number, path: string, body: unknown): Promise<unknown> {
  try {
    const answer = await fetch(`${config.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${config.secretKey}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    });
    const text = await answer.text();
    return answer.status >= 500 ? undefined : parsed(text);
  } catch {
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readVerdict(answer: unknown): Verdict {
  const found = verified.safeParse(answer);
  if (!found.success) {
    const failed = failure.safeParse(answer);
    // any other error, such as a wrong API key, says nothing about the money
    return failed.success && /no transaction was found/i.test(failed.data.message) ? 'unknown' : 'unreachable';
  }
  const { id, tx_ref, amount, currency, status } = found.data.data;
  return {
    status: statuses[status.toLowerCase()] ?? 'pending',
    transactionId: String(id),
    txRef: tx_ref,
    // whole francs only
    amount: currency === 'RWF' ? Math.floor(amount) : amount,
    currency,
  };
}
const statuses: Record<string, 'successful' | 'failed'> = {
  successful: 'successful',
  failed: 'failed',
  cancelled: 'failed',
};

/**
 * Finds the refund that an earlier attempt sent. Flutterwave refunds a transaction only once, so a refund of this
 * transaction is ours, and only the answer to that attempt was lost.
 */
async function refundSentBefore(
  values: (path: string) => Promise<unknown>,
  order: RefundOrder,
): Promise<{ refundId: string } | 'unreachable' | undefined> {
  const list = refunds.safeParse(await values(`/refunds?id=${encodeURIComponent(order.transactionId)}`));
  if (!list.success) return 'unreachable';
  const found = list.data.data.find((refund) => String(refund.tx_id) === order.transactionId);
  return found && { refundId: String(found.id) };
}
