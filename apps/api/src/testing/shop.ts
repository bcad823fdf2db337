import type { JsonObject } from '../platform/db/types.ts';
import type { Db } from '../platform/db/pool.ts';
import { asOwner } from '../platform/db/role.ts';
import { problem } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import '../modules/orders/index.ts'; // registers what the shop stands in for
import { payments, type PaymentRow } from '../modules/payments/index.ts';
import { type Purpose, purposeOf, registerPurpose } from '../modules/payments/domain/payment-purposes.ts';
import type { Kind } from '@ivuriro/contract/endpoint';
import type { Platform } from '../platform/platform.ts';
import { sql } from 'kysely';

const laboratory = purposeOf('laboratory_test');

/** A shop with single pieces, so that payments can be tried without visits or orders. A test closes it again. */
export async function openShop(databaseUrl: string): Promise<void> {
  await asOwner(databaseUrl, (client) =>
    client.query(`
      create table shop_piece (
        name text primary key, payment_id uuid, until timestamptz, booked boolean not null default false);
      create table shop_sale (id uuid primary key, payment_id uuid not null unique, piece text not null unique)`),
  );
  registerPurpose('laboratory_test', shop);
}

export const closeShop = (): void => registerPurpose('laboratory_test', laboratory);

interface Request extends JsonObject {
  piece: string;
}
const requestOf = (payment: PaymentRow) => payment.request as Request;

const shop: Purpose = {
  async quote(_db, { fields }) {
    const { piece, price, payee, payee_kind } = fields as Record<string, string>;
    if (!piece) throw problem('validation_failed', 'Select a piece');
    return { payeeId: payee!, payeeKind: payee_kind as Kind, amount: Number(price), request: { piece } };
  },
  async hold(trx, payment, now) {
    if (!(await take(trx, payment, false, now))) throw problem('slot_taken');
  },
  async confirm(trx, payment, now) {
    if (!(await take(trx, payment, true, now))) return null;
    const id = newId();
    await sql`insert into shop_sale values (${id}, ${payment.id}, ${requestOf(payment).piece})`.execute(trx);
    return { referenceId: id };
  },
  async release(trx, payment) {
    await sql`update shop_piece set payment_id = null where payment_id = ${payment.id} and not booked`.execute(trx);
  },
};

async function take(trx: Db, payment: PaymentRow, booked: boolean, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into shop_piece values (${requestOf(payment).piece}, ${payment.id}, ${payment.hold_expires_at}, ${booked})
    on conflict (name) do update set payment_id = excluded.payment_id, until = excluded.until, booked = excluded.booked
      where not shop_piece.booked
        and (shop_piece.payment_id is null or shop_piece.payment_id = excluded.payment_id or shop_piece.until <= ${now})
    returning name`.execute(trx);
  return rows.length > 0;
}

/** Somebody else takes the piece away. */
export const sellElsewhere = async (db: Db, piece: string): Promise<void> => {
  await sql`update shop_piece set booked = true, payment_id = null where name = ${piece}`.execute(db);
};

export const salesOf = async (db: Db, paymentId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select id from shop_sale where payment_id = ${paymentId}`.execute(db);
  return rows.map((row) => row.id);
};

/** Does what the worker would do with the events of payments that were written so far. */
export async function react(platform: Platform): Promise<void> {
  for (;;) {
    const rows = await platform.db.deleteFrom('outbox').returning(['event', 'payload']).execute();
    if (rows.length === 0) return;
    for (const { event, payload } of rows)
      for (const subscription of payments.subscriptions ?? [])
        if (subscription.event === event) await subscription.react(payload as never, platform);
  }
}
