import type { JsonObject } from '../platform/db/types.ts';
import type { Db } from '../platform/db/pool.ts';
import { asOwner } from '../platform/db/role.ts';
import { problem } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { payments, type PaymentRow, type Purpose, purposes } from '../modules/payments/index.ts';
import type { Kind } from '@ivuriro/contract/endpoint';
import type { Platform } from '../platform/platform.ts';
import { sql } from 'kysely';

let real: ReturnType<typeof purposes.call>;

/**
 * Replaces the purpose of laboratory orders by one that sells single items, so that tests of payments need no order.
 */
export async function usePiecePurpose(databaseUrl: string): Promise<void> {
  await createPieceTables(databaseUrl);
  real = purposes.call();
  purposes.supply(() => ({ ...real, laboratory_test: piecePurpose }));
}

export const restorePurpose = (): void => purposes.supply(() => real);

export async function createPieceTables(databaseUrl: string): Promise<void> {
  await asOwner(databaseUrl, (client) =>
    client.query(`
      create table test_piece (
        name text primary key, payment_id uuid, until timestamptz, booked boolean not null default false);
      create table test_sale (id uuid primary key, payment_id uuid not null unique, piece text not null unique)`),
  );
}

interface PieceRequest extends JsonObject {
  piece: string;
}
const requestOf = (payment: PaymentRow) => payment.request as PieceRequest;

const piecePurpose: Purpose = {
  async quote(_db, { fields }) {
    const { piece, price, payee, payee_kind } = fields as Record<string, string>;
    if (!piece) throw problem('validation_failed', 'Select a piece');
    return { payeeId: payee!, payeeKind: payee_kind as Kind, amount: Number(price), request: { piece } };
  },
  async hold(trx, payment, now) {
    if (!(await claimPiece(trx, payment, false, now))) throw problem('slot_taken');
  },
  async confirm(trx, payment, now) {
    if (!(await claimPiece(trx, payment, true, now))) return null;
    const id = newId();
    await sql`insert into test_sale values (${id}, ${payment.id}, ${requestOf(payment).piece})`.execute(trx);
    return { referenceId: id };
  },
  async release(trx, payment) {
    await sql`update test_piece set payment_id = null where payment_id = ${payment.id} and not booked`.execute(trx);
  },
};

async function claimPiece(trx: Db, payment: PaymentRow, booked: boolean, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into test_piece values (${requestOf(payment).piece}, ${payment.id}, ${payment.hold_expires_at}, ${booked})
    on conflict (name) do update set payment_id = excluded.payment_id, until = excluded.until, booked = excluded.booked
      where not test_piece.booked
        and (test_piece.payment_id is null or test_piece.payment_id = excluded.payment_id or test_piece.until <= ${now})
    returning name`.execute(trx);
  return rows.length > 0;
}

/** Marks the item as sold to another patient, as happens when two patients buy at the same time. */
export const sellElsewhere = async (db: Db, piece: string): Promise<void> => {
  await sql`update test_piece set booked = true, payment_id = null where name = ${piece}`.execute(db);
};

export const salesOf = async (db: Db, paymentId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select id from test_sale where payment_id = ${paymentId}`.execute(db);
  return rows.map((row) => row.id);
};

/** Delivers the events of the outbox to the payments module only, as the worker does. */
export async function deliverPaymentEvents(platform: Platform): Promise<void> {
  for (;;) {
    const rows = await platform.db.deleteFrom('outbox').returning(['event', 'payload']).execute();
    if (rows.length === 0) return;
    for (const { event, payload } of rows)
      for (const subscription of payments.subscriptions ?? [])
        if (subscription.event === event) await subscription.react(payload as never, platform);
  }
}
