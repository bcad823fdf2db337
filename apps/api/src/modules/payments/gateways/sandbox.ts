import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { problem } from '../../../platform/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { checkoutOf } from './checkout.ts';
import type { Gateway, Transaction } from './gateway.ts';
import { sandboxTransfers } from './sandbox-transfers.ts';
import { refuseWrongSecret } from './secret.ts';
import { transact } from '../../../platform/db/transact.ts';

/** A payment gateway of our own for demonstrations and tests: it takes pretended money and keeps its own tables. */
export function sandboxGateway(platform: Platform): Gateway {
  const { db } = platform;
  return {
    checkout: (payment, customer) => checkoutOf('sandbox', '', payment, customer),
    async verify(asked) {
      const row = await db
        .selectFrom('sandbox_transaction')
        .selectAll()
        .$if('txRef' in asked, (query) => query.where('tx_ref', '=', (asked as { txRef: string }).txRef))
        .$if('transactionId' in asked, (query) => query.where('id', '=', idOf(asked as { transactionId: string })))
        .orderBy('id', 'desc')
        .executeTakeFirst();
      return row ? transactionOf(row, platform.now()) : 'unknown';
    },
    async refund(order) {
      const { id } = await transact(db, (trx) =>
        trx
          .insertInto('sandbox_refund')
          .values({ transaction_id: idOf(order), reference: order.id, amount: Math.ceil(order.amount) })
          .onConflict((on) => on.column('reference').doUpdateSet({ reference: order.id }))
          .returning('id')
          .executeTakeFirstOrThrow(),
      );
      return { refundId: String(id) };
    },
    transfers: sandboxTransfers(platform),
    readEvent(headers, rawBody) {
      const bytes = rawBody ?? Buffer.alloc(0);
      refuseWrongSecret(headers['x-sandbox-signature'], signatureOf(platform, bytes));
      const event = data.safeParse(JSON.parse(bytes.toString('utf8') || 'null'));
      if (!event.success) throw problem('malformed');
      const { tx_ref, transaction_id, status } = event.data;
      return {
        eventKey: `${transaction_id}:${status}`,
        txRef: tx_ref,
        transactionId: transaction_id,
        payoutId: null,
        kept: event.data,
      };
    },
  };
}

const data = z.object({ tx_ref: z.string(), transaction_id: z.string(), status: z.string() });

// A transaction id of another format than the sandbox's becomes 0, which no row has.
const idOf = ({ transactionId }: { transactionId: string }) =>
  /^\d{1,15}$/.test(transactionId) ? Number(transactionId) : 0;

export const signatureOf = (platform: Platform, bytes: Buffer): string =>
  createHmac('sha256', `sandbox:${platform.config.fileSigningKey}`).update(bytes).digest('hex');

export interface SandboxRow {
  id: number;
  tx_ref: string;
  amount: number;
  currency: string;
  outcome: string;
  settles_at: Date;
}

export const transactionOf = (row: SandboxRow, now: Date): Transaction => ({
  status: row.settles_at > now ? 'pending' : (row.outcome as Transaction['status']),
  transactionId: String(row.id),
  txRef: row.tx_ref,
  amount: row.amount,
  currency: row.currency,
});
