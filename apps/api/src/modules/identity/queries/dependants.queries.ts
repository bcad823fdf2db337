import type { Relation } from '@ivuriro/contract/dependants';
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

/** The number of children for whom the person behind a patient's record is the guardian. */
export async function countChildren(db: Db, guardianId: string): Promise<number> {
  const { count } = await db
    .selectFrom('dependant')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('guardian_id', '=', guardianId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The guardianships of a child; those of a locked account stay as they are until the transaction ends. */
export const guardianshipsOf = (trx: Db, childId: string) =>
  trx
    .selectFrom('membership')
    .select(['id', 'login_id'])
    .where('account_id', '=', childId)
    .where('role', '=', 'guardian')
    .where('until', 'is', null)
    .execute();
