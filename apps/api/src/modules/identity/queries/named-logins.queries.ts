import type { Db } from '../../../platform/db/pool.ts';
import type { LoginRow } from './accounts.queries.ts';
import type { Recipient } from './member-invitations.queries.ts';

/**
 * The largest number of logins with one phone number for which a password is checked, or to which a link or warning is
 * mailed.
 */
export const loginsTried = 3;

export interface NamedLogin extends LoginRow {
  /** Whether somebody has signed in to the login on this device before. */
  is_known: boolean;
}

export const isPhone = (name: string): boolean => name.startsWith('+');

/**
 * The logins that have this name and an open account: at most one for an e-mail address, but every login with a phone
 * number (E.164), since not every number is confirmed. Those known on this device come first, then the one that has
 * confirmed the number, then those with a confirmed e-mail address, then the oldest. Returns at most one more than
 * `loginsTried`, to show that some are left out.
 */
export const findLogins = (db: Db, name: string, device: Buffer | null): Promise<NamedLogin[]> =>
  withOpenAccount(db, device)
    .where(isPhone(name) ? 'phone' : 'email', '=', name)
    .orderBy('is_known', 'desc')
    .$if(isPhone(name), (query) => query.orderBy('phone_proved_at', (order) => order.asc().nullsLast()))
    .orderBy('email_proved_at', (order) => order.asc().nullsLast())
    .orderBy('created_at')
    .orderBy('id')
    .limit(loginsTried + 1)
    .execute();

/** The login with an open account that has this e-mail address, or has confirmed this number. */
export const findLoginOf = (db: Db, { email, phone }: Recipient, device: Buffer | null = null) =>
  withOpenAccount(db, device)
    .where((eb) =>
      eb.or([eb('email', '=', email), eb.and([eb('phone', '=', phone), eb('phone_proved_at', 'is not', null)])]),
    )
    .executeTakeFirst();

const withOpenAccount = (db: Db, device: Buffer | null) =>
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
    .where((eb) =>
      eb.exists(
        eb.selectFrom('membership').select('id').whereRef('login_id', '=', 'login.id').where('until', 'is', null),
      ),
    );
