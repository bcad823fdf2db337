import { pipeline } from '../../../platform/db/pipeline.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { hashOf } from '../../../platform/session.ts';

interface NewMoveLink {
  appointment_id: string;
  message: string | null;
  by_account_id: string;
  made_at: Date;
}

/** Adds a move link for an appointment. Returns false when the appointment has an open link already. */
export async function insertMoveLink(trx: Db, link: NewMoveLink): Promise<boolean> {
  const again = { ...link, token_hash: null, ended_at: null };
  const made = await trx
    .insertInto('move_link')
    .values(link)
    .onConflict((on) => on.column('appointment_id').doUpdateSet(again).where('move_link.ended_at', 'is not', null))
    .returning('appointment_id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Sets the secret that is about to be sent, which replaces an earlier one. Returns false when the link has ended. */
export async function setMoveSecret(trx: Db, appointmentId: string, secret: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('move_link')
    .set({ token_hash: hashOf(secret) })
    .where('appointment_id', '=', appointmentId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends the open link of an appointment, if it has one, after a move or a cancellation. */
export const endMoveLink = (trx: Db, appointmentId: string, now: Date): Promise<void> =>
  pipeline(trx, [
    trx
      .updateTable('move_link')
      .set({ ended_at: now })
      .where('appointment_id', '=', appointmentId)
      .where('ended_at', 'is', null),
  ]);

const openLinks = (db: Db) => db.selectFrom('move_link').where('ended_at', 'is', null);

/** The appointment of the open link with this secret, and the message that was written to the patient. */
export const findMoveLink = (db: Db, secret: string) =>
  openLinks(db).select(['appointment_id', 'message']).where('token_hash', '=', hashOf(secret)).executeTakeFirst();

/** The ids of those appointments that have an open link. */
export async function withMoveLink(db: Db, appointmentIds: string[]): Promise<Set<string>> {
  if (appointmentIds.length === 0) return new Set();
  const links = openLinks(db).select('appointment_id').where('appointment_id', 'in', appointmentIds);
  return new Set((await links.execute()).map((link) => link.appointment_id));
}
