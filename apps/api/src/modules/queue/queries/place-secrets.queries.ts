import { sql } from 'kysely';
import { pipeline } from '../../../platform/db/pipeline.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { hashOf } from '../../../platform/session.ts';

/** The secrets of a hospital: that of the screen in its waiting room, and the code at its door. */
export type SecretTable = 'waiting_room' | 'entrance_code';
/** `sealed`: the secret itself, encrypted; only a door code keeps it, because its poster may be printed again. */
export interface Secret {
  secret: string;
  sealed?: Buffer;
}

const rowOf = ({ secret, ...sealed }: Secret, now: Date) => ({ secret_hash: hashOf(secret), made_at: now, ...sealed });

/** Sets a secret of a hospital. The secret before it no longer works. */
export async function setSecret(trx: Db, table: SecretTable, placeId: string, secret: Secret, now: Date) {
  const row = rowOf(secret, now);
  await trx
    .insertInto(table)
    .values({ place_id: placeId, ...row })
    .onConflict((on) => on.column('place_id').doUpdateSet(row))
    .execute();
}

/** Locks the door code of a hospital until this transaction ends, so that two first calls make one code. */
export const lockEntranceCode = (trx: Db, placeId: string): Promise<void> =>
  pipeline(trx, [sql`select pg_advisory_xact_lock(hashtextextended(${`entrance ${placeId}`}, 0))`]);

/** The encrypted code at the door of a hospital. */
export async function findSealed(db: Db, placeId: string): Promise<Buffer | null> {
  const query = db.selectFrom('entrance_code').select('sealed').where('place_id', '=', placeId);
  return (await query.executeTakeFirst())?.sealed ?? null;
}

/** The id of the hospital that has this secret; null when no hospital has it any more. */
export async function placeOfSecret(db: Db, table: SecretTable, secret: string): Promise<string | null> {
  const query = db.selectFrom(table).select('place_id').where('secret_hash', '=', hashOf(secret));
  return (await query.executeTakeFirst())?.place_id ?? null;
}

export async function deleteSecrets(trx: Db, placeId: string): Promise<void> {
  for (const table of ['waiting_room', 'entrance_code'] as const)
    await trx.deleteFrom(table).where('place_id', '=', placeId).execute();
}
