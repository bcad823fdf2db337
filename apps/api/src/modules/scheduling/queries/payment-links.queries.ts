import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import type { PaymentLink } from '../../../platform/db/types.ts';
import { hashOf } from '../../../platform/session.ts';

/**
 * Adds a payment link for an appointment, or replaces the one that it has: a link that was sent before no longer works.
 */
export async function writePaymentLink(trx: Db, link: Insertable<PaymentLink>): Promise<void> {
  const again = { ...link, token_hash: null };
  await trx
    .insertInto('payment_link')
    .values(link)
    .onConflict((on) => on.column('appointment_id').doUpdateSet(again))
    .execute();
}

/** Sets the secret that is about to be sent. */
export async function setPaymentSecret(trx: Db, appointmentId: string, secret: string): Promise<void> {
  await trx
    .updateTable('payment_link')
    .set({ token_hash: hashOf(secret) })
    .where('appointment_id', '=', appointmentId)
    .execute();
}

/** The appointment of a link; undefined when no link has this secret. */
export async function appointmentOfPaymentLink(db: Db, secret: string): Promise<string | undefined> {
  const link = await db
    .selectFrom('payment_link')
    .select('appointment_id')
    .where('token_hash', '=', hashOf(secret))
    .executeTakeFirst();
  return link?.appointment_id;
}
