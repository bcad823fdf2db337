import type { Role } from '@ivuriro/contract/endpoint';
import type { Db } from '../../../platform/db/pool.ts';
import { emptyLogins, loginsOf } from '../queries/accounts.queries.ts';
import { deleteMerges } from '../queries/patient-merges.queries.ts';
import { closeAccount } from '../commands/close-account.ts';
import { eraseInvitations } from '../queries/member-invitations.queries.ts';

/** The name shown for an erased account that has no records to keep, by role. */
export const formerly: Record<Role, string> = {
  patient: 'Former patient',
  doctor: 'Former doctor',
  hospital: 'Former hospital',
  laboratory: 'Former laboratory',
  pharmacy: 'Former pharmacy',
  admin: 'Former administrator',
};

/**
 * Closes an account and erases the person's data. If records of the person must be kept (`known`), the name, the code
 * and a patient's birth date stay, so that it is clear whose records they are. Returns the ended sessions.
 */
export async function eraseAccount(
  trx: Db,
  { id, known }: { id: string; known: boolean },
  now: Date,
): Promise<string[]> {
  const ended = await closeAccount(trx, id, now);
  await trx
    .updateTable('patient')
    .set({ gender: null, id_number: null, address: null, ...(known ? {} : { birth_date: null }) })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('idempotency_key').where('account_id', '=', id).execute();
  // a second factor that was stored before migration 0021; since then second factors belong to the login
  await trx.deleteFrom('second_factor').where('account_id', '=', id).execute();
  const { type } = await trx.selectFrom('account').select('type').where('id', '=', id).executeTakeFirstOrThrow();
  if (!known)
    await trx
      .updateTable('account')
      .set({ name: formerly[type as Role] })
      .where('id', '=', id)
      .execute();
  // a trigger has deleted the PINs of the account's members
  await trx.updateTable('membership').set({ name: null }).where('account_id', '=', id).execute();
  await trx.deleteFrom('shared_computer').where('account_id', '=', id).execute();
  await trx.deleteFrom('desk_record').where('account_id', '=', id).execute();
  await deleteMerges(trx, id);
  const logins = await loginsOf(trx, id);
  await eraseInvitations(trx, id, logins);
  // empties the logins of its members, unless they act for another open account
  await emptyLogins(trx, logins);
  return ended;
}
