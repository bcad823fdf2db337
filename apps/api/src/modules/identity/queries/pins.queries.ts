import { pinTries } from '@ivuriro/contract/shared-computers';
import type { Db } from '../../../platform/db/pool.ts';

/** Whether the member has a PIN that still opens sessions. */
export async function hasPin(db: Db, membershipId: string): Promise<boolean> {
  const found = await db
    .selectFrom('membership')
    .select('id')
    .where('id', '=', membershipId)
    .where('pin_hash', 'is not', null)
    .where('pin_tries', '<', pinTries)
    .executeTakeFirst();
  return found !== undefined;
}

/** Sets the PIN of a member, or removes it, and resets the count of tries. */
export const storePin = (trx: Db, membershipId: string, pinHash: string | null) =>
  trx.updateTable('membership').set({ pin_hash: pinHash, pin_tries: 0 }).where('id', '=', membershipId).execute();

/** Counts a try before it is checked; undefined when the member has no PIN, or its tries are used up. */
export const countPinTry = (trx: Db, membershipId: string) =>
  trx
    .updateTable('membership')
    .set((eb) => ({ pin_tries: eb('pin_tries', '+', 1) }))
    .where('id', '=', membershipId)
    .where('pin_hash', 'is not', null)
    .where('pin_tries', '<', pinTries)
    .returning(['pin_hash', 'pin_tries'])
    .$narrowType<{ pin_hash: string }>()
    .executeTakeFirst();

/** Resets a member's count of tries after the right PIN; false when the PIN was changed or has ended meanwhile. */
export async function resetPinTries(trx: Db, membershipId: string, pinHash: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('membership')
    .set({ pin_tries: 0 })
    .where('id', '=', membershipId)
    .where('pin_hash', '=', pinHash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Ends the PINs of these people, who then sign in with their password at every shared computer. Must run before their
 * sessions are deleted: a concurrent switch by PIN opens its session before this, or finds no PIN.
 */
export async function endPins(trx: Db, loginIds: string[]): Promise<void> {
  await trx
    .updateTable('membership')
    .set({ pin_hash: null })
    .where('login_id', 'in', loginIds)
    .where('pin_hash', 'is not', null)
    .execute();
  await trx
    .deleteFrom('shared_computer_member as one')
    .using('membership as m')
    .whereRef('m.id', '=', 'one.membership_id')
    .where('m.login_id', 'in', loginIds)
    .execute();
}
