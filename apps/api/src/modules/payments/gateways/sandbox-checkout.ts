import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { dayMs } from '../../../platform/clock.ts';
import { problem } from '../../../platform/errors.ts';
import { readBody } from '../../../platform/http/body.ts';
import type { Platform } from '../../../platform/platform.ts';
import { paymentByReference } from '../queries/payments.queries.ts';
import { signatureOf, transactionOf } from './sandbox.ts';
import { askingPage, donePage } from './sandbox-page.ts';
import { transact } from '../../../platform/db/transact.ts';

const number = (most: number) => z.coerce.number().int().min(0).max(most);
const order = z.object({
  method: z.enum(['CARD', 'MOBILE_MONEY']).default('CARD'),
  outcome: z.enum(['approve', 'decline']),
  /** How long the gateway stays undecided before it calls the webhook, in milliseconds. */
  delay_ms: number(dayMs).default(0),
  /** How many times the gateway calls our webhook; 0 simulates a lost webhook. */
  repeat: number(5).default(1),
  /** Pays this amount instead of the requested one, as a tampered page would. */
  amount: number(100_000_000).optional(),
  currency: z.string().length(3).default('RWF'),
});
type Order = z.output<typeof order>;
const params = z.object({ tx_ref: z.string() });
const config = { declared: 'demo' } as const;

/** The checkout of the sandbox gateway, where a demonstration pays with pretended money. */
export function sandboxCheckout(app: FastifyInstance, platform: Platform): void {
  const timers = new Set<NodeJS.Timeout>();
  app.addHook('preClose', async () => timers.forEach((timer) => clearTimeout(timer)));

  app.get('/sandbox/checkout/:tx_ref', { config }, async (request, reply) => {
    const payment = await askedFor(platform, params.parse(request.params).tx_ref);
    return show(reply, askingPage(payment));
  });

  app.post('/sandbox/checkout/:tx_ref', { config }, async (request, reply) => {
    const { tx_ref } = params.parse(request.params);
    const wished = order.parse((await readBody(request, undefined)).fields);
    const transaction = await pay(platform, tx_ref, wished);
    const tell = () => tellOurselves(app, platform, transaction.transactionId, tx_ref, wished);
    if (wished.delay_ms > 0) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        void tell();
      }, wished.delay_ms);
      timers.add(timer);
    } else await tell();
    // a browser that submitted the HTML form gets a page; every other client gets JSON
    if (request.headers.accept?.includes('text/html')) return show(reply, donePage(transaction.status));
    return { status: transaction.status, transaction_id: transaction.transactionId, tx_ref };
  });
}

const show = (reply: FastifyReply, page: string) =>
  reply
    .header(
      'content-security-policy',
      "default-src 'none'; style-src-attr 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);

async function askedFor({ db }: Platform, txRef: string) {
  const payment = await paymentByReference(db, txRef);
  if (!payment || payment.gateway !== 'sandbox') throw problem('not_found');
  return payment;
}

/** Records an attempt to pay in the sandbox; a payment that is already paid is not paid again. */
async function pay(platform: Platform, txRef: string, wished: Order) {
  const { db } = platform;
  const now = platform.now();
  const payment = await askedFor(platform, txRef);
  const paid = await db
    .selectFrom('sandbox_transaction')
    .selectAll()
    .where('tx_ref', '=', txRef)
    .where('outcome', '=', 'successful')
    .executeTakeFirst();
  const row =
    paid ??
    (await transact(db, (trx) =>
      trx
        .insertInto('sandbox_transaction')
        .values({
          tx_ref: txRef,
          amount: wished.amount ?? payment.amount,
          currency: wished.currency,
          outcome: wished.outcome === 'approve' ? 'successful' : 'failed',
          method: wished.method,
          settles_at: new Date(now.getTime() + wished.delay_ms),
          created_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    ));
  return transactionOf(row, now);
}

/** Calls our own webhook as a gateway would: with a signature, `repeat` times. */
async function tellOurselves(
  app: FastifyInstance,
  platform: Platform,
  transactionId: string,
  txRef: string,
  wished: Order,
) {
  const status = wished.outcome === 'approve' ? 'successful' : 'failed';
  const payload = Buffer.from(JSON.stringify({ tx_ref: txRef, transaction_id: transactionId, status }));
  for (let data = 0; data < wished.repeat; data++)
    await app.inject({
      method: 'POST',
      url: '/api/payments/webhooks/sandbox',
      headers: { 'content-type': 'application/json', 'x-sandbox-signature': signatureOf(platform, payload) },
      payload,
    });
}
