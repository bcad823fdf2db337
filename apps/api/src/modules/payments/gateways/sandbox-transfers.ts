import type { Platform } from '../../../platform/platform.ts';
import type { Transfer, Transfers } from './transfers.ts';
import { transact } from '../../../platform/db/transact.ts';

/** How long a sandbox transfer takes to arrive, in milliseconds. */
const onItsWay = 2_000;

/**
 * Payouts of pretended money. A transfer to a number that ends in 0000000 is refused; a transfer to a number that ends
 * in 0000001 fails after a while.
 */
export const sandboxTransfers = ({ db, now }: Platform): Transfers => ({
  reaches: () => true,
  async send({ reference, amount, to }) {
    if (to.account_number.endsWith('0000000')) return { refused: 'The sandbox knows no such account.' };
    const row = await transact(db, (trx) =>
      trx
        .insertInto('sandbox_transfer')
        .values({
          reference,
          amount,
          outcome: to.account_number.endsWith('0000001') ? 'failed' : 'successful',
          settles_at: new Date(now().getTime() + onItsWay),
        })
        .onConflict((on) => on.column('reference').doUpdateSet({ reference }))
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    return transferOf(row, now());
  },
  async follow(transferId) {
    const row = await db
      .selectFrom('sandbox_transfer')
      .selectAll()
      .where('id', '=', Number(transferId))
      .executeTakeFirst();
    return row ? transferOf(row, now()) : 'unreachable';
  },
});

interface Row {
  id: number;
  reference: string;
  amount: number;
  outcome: string;
  settles_at: Date;
}

const transferOf = ({ id, reference, amount, outcome, settles_at }: Row, now: Date): Transfer => ({
  status: settles_at > now ? 'pending' : (outcome as Transfer['status']),
  transferId: String(id),
  reference,
  amount,
  currency: 'RWF',
  reason: outcome === 'failed' ? 'The sandbox could not deliver it.' : '',
});
