import type { Db } from '../../../platform/db/pool.ts';
import type { LoginRow } from './accounts.queries.ts';

/** Of the logins that name one phone number so many are tried with a password, told by mail, sent a link. */
export const loginsTried = 3;

export interface NamedLogin extends LoginRow {
  /** Its password was right on this device before. */
  is_known: boolean;
}

export const isPhone = (name: string): boolean => name.startsWith('+');

/**
 * The logins with a living account that sign in by this name: at most one by e-mail address, by phone number (E.164) each
 * that names it, since nobody has proved one. First those known on this device, then those with a proved e-mail address,
 * then the oldest. One more than are tried, so that it is seen where some are left out.
 */
export const findLogins = (db: Db, name: string, device: Buffer | null): Promise<NamedLogin[]> =>
  db
    .selectFrom('login')
    .select(['id', 'email', 'phone', 'password_hash'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('known_device')
            .select('login_id')
            .whereRef('login_id', '=', 'login.id')
            .where('device_hash', '=', device ?? Buffer.alloc(0)),
        )
        .$castTo<boolean>()
        .as('is_known'),
    )
    .where(isPhone(name) ? 'phone' : 'email', '=', name)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('account').select('id').whereRef('login_id', '=', 'login.id').where('deleted_at', 'is', null),
      ),
    )
    .orderBy('is_known', 'desc')
    .orderBy('email_proved_at', (order) => order.asc().nullsLast())
    .orderBy('created_at')
    .orderBy('id')
    .limit(loginsTried + 1)
    .execute();
