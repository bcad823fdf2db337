import type { Db } from '../../platform/db/pool.ts';

export const findPatients = (db: Db, ids: string[]) =>
  db
    .selectFrom('account')
    .innerJoin('patient', 'patient.id', 'account.id')
    .innerJoin('login', 'login.id', 'account.login_id')
    .select([
      'account.id',
      'account.name as full_name',
      'account.user_code',
      'login.email',
      'login.phone',
      'patient.gender',
      'patient.id_number',
      'patient.birth_date',
      'patient.address',
    ])
    .where('account.id', 'in', ids)
    .execute();

export const findContact = (db: Db, accountId: string) =>
  db
    .selectFrom('account')
    .innerJoin('login', 'login.id', 'account.login_id')
    .select(['login.email', 'login.phone', 'account.name'])
    .where('account.id', '=', accountId)
    .executeTakeFirst();
