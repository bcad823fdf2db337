import type { Db } from '../../../platform/db/pool.ts';
import { hashOf } from '../../../platform/session.ts';

/** Sets the secret of a hospital's screen. The secret before it no longer works. */
export async function setSecret(trx: Db, placeId: string, secret: string, now: Date): Promise<void> {
  const row = { secret_hash: hashOf(secret), made_at: now };
  await trx
    .insertInto('waiting_room')
    .values({ place_id: placeId, ...row })
    .onConflict((on) => on.column('place_id').doUpdateSet(row))
    .execute();
}

/** The id of the hospital whose screen has this secret; null when no screen has it any more. */
export async function placeOfSecret(db: Db, secret: string): Promise<string | null> {
  const query = db.selectFrom('waiting_room').select('place_id').where('secret_hash', '=', hashOf(secret));
  return (await query.executeTakeFirst())?.place_id ?? null;
}

export async function deleteSecret(trx: Db, placeId: string): Promise<void> {
  await trx.deleteFrom('waiting_room').where('place_id', '=', placeId).execute();
}
