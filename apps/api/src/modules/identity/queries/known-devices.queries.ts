import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';
import type { KnownDevice } from '../../../platform/db/types.ts';

const known = (db: Db, hash: Buffer) =>
  db.selectFrom('known_device').select('login_id').where('device_hash', '=', hash);

export const isDeviceKnown = async (db: Db, hash: Buffer): Promise<boolean> =>
  (await known(db, hash).limit(1).executeTakeFirst()) !== undefined;

export const knowsDevice = async (db: Db, hash: Buffer, loginId: string): Promise<boolean> =>
  (await known(db, hash).where('login_id', '=', loginId).where('code_at', 'is not', null).executeTakeFirst()) !==
  undefined;

export const insertKnownDevice = (trx: Db, row: Insertable<KnownDevice>) =>
  trx
    .insertInto('known_device')
    .values(row)
    .onConflict((on) => on.columns(['device_hash', 'login_id']).doUpdateSet(row))
    .execute();

export const deleteKnownDevices = (trx: Db, loginIds: string[], kept: Buffer = Buffer.alloc(0)) =>
  trx.deleteFrom('known_device').where('login_id', 'in', loginIds).where('device_hash', '!=', kept).execute();
