import type { Relation } from '@ivuriro/contract/dependants';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/pool.ts';

/** The children of a guardian, in the order in which they were added. */
export const childrenOf = (db: Db, loginId: string) =>
  db
    .selectFrom('membership as m')
    .innerJoin('account', 'account.id', 'm.account_id')
    .innerJoin('patient', 'patient.id', 'account.id')
    .select((eb) => [
      'account.id',
      'account.name as full_name',
      'account.user_code',
      'patient.birth_date',
      'patient.gender',
      eb.fn.coalesce('m.relation', eb.val('Guardian')).as('relation'),
    ])
    .where('m.login_id', '=', loginId)
    .where('m.role', '=', 'guardian')
    .where('m.until', 'is', null)
    .orderBy('m.since')
    .orderBy('m.id')
    .$narrowType<{ relation: Relation }>()
    .execute();

/** The number of children of whom the person behind this patient's record is a guardian. */
export async function countChildren(db: Db, guardianId: string): Promise<number> {
  const { count } = await db
    .selectFrom('dependant')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('guardian_id', '=', guardianId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The guardianships of a child. If the child's account is locked, they cannot change until the transaction ends. */
export const guardianshipsOf = (trx: Db, childId: string) =>
  trx
    .selectFrom('membership')
    .select(['id', 'login_id'])
    .where('account_id', '=', childId)
    .where('role', '=', 'guardian')
    .where('until', 'is', null)
    .execute();

/** Whether the person has a patient record of their own. */
export async function hasOwnRecord(db: Db, loginId: string): Promise<boolean> {
  const own = db.selectFrom('membership').select('id').where('login_id', '=', loginId).where('role', '=', 'self');
  return (await own.where('until', 'is', null).executeTakeFirst()) !== undefined;
}

/** Stores the login with which the patient of the record signs in. */
export const setLoginOf = (trx: Db, patientId: string, loginId: string) =>
  trx.updateTable('account').set({ login_id: loginId }).where('id', '=', patientId).execute();

/**
 * Marks, and returns, the guardianships of children born on this day or before whose guardian has a patient account and
 * was not told yet that the child is of age. Of two simultaneous jobs only one marks a guardianship.
 */
export async function markToldOfAge(trx: Db, latestBirthDate: string, now: Date) {
  const { rows } = await sql<{ membership_id: string; guardian_id: string }>`
    update membership m set told_of_age_at = ${now}
    from patient child, dependant d
    where d.membership_id = m.id and child.id = m.account_id and child.birth_date <= ${latestBirthDate}
      and m.told_of_age_at is null
    returning m.id as membership_id, d.guardian_id`.execute(trx);
  return rows;
}
