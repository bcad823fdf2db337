import type { Role } from '@ivuriro/contract/endpoint';
import { retention } from '@ivuriro/contract/retention';
import { pinTries } from '@ivuriro/contract/shared-computers';
import type { Insertable } from 'kysely';
import { dayMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { SharedComputer } from '../../../platform/db/types.ts';
import type { LoginRow, MemberAccount } from './accounts.queries.ts';

/** A PIN opens a session only after a sign-in with the password that is later than this time. */
const pinsSince = (now: Date): Date => new Date(now.getTime() - retention.people_at_computers.days * dayMs);

export const computersOf = (db: Db, accountId: string) =>
  db
    .selectFrom('shared_computer')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();

export const insertComputer = (trx: Db, row: Insertable<SharedComputer>) =>
  trx.insertInto('shared_computer').values(row).execute();

/** Removes a computer; returns whether it was registered. Waits for a concurrent switch by PIN, which locks it. */
export async function endComputer(trx: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('shared_computer')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const registered = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('shared_computer as computer')
    .innerJoin('account', 'account.id', 'computer.account_id')
    .where('computer.token_hash', '=', tokenHash)
    .where('computer.ended_at', 'is', null)
    .where('account.deleted_at', 'is', null);

export async function findComputer(db: Db, tokenHash: Buffer) {
  const row = await registered(db, tokenHash)
    .select(['computer.id', 'computer.name', 'computer.account_id', 'account.type', 'account.name as account_name'])
    .executeTakeFirst();
  return row as ComputerRow | undefined;
}
interface ComputerRow {
  id: string;
  name: string;
  account_id: string;
  type: Role;
  account_name: string;
}

/** The computer with this token, which cannot be removed, or be used by somebody else, until this transaction ends. */
export const holdComputer = (trx: Db, tokenHash: Buffer) =>
  registered(trx, tokenHash)
    .select(['computer.id', 'computer.account_id'])
    .forNoKeyUpdate('computer')
    .executeTakeFirst();

const peopleAt = (db: Db, computerId: string, now: Date) =>
  db
    .selectFrom('shared_computer_member as one')
    .innerJoin('membership as m', 'm.id', 'one.membership_id')
    .where('one.computer_id', '=', computerId)
    .where('one.signed_in_at', '>', pinsSince(now))
    .where('m.until', 'is', null);

/** The members who recently signed in at a computer with their password, the last one who used it first. */
export const membersAt = (db: Db, computerId: string, now: Date) =>
  peopleAt(db, computerId, now)
    .select(['m.id as member_id', 'm.name', 'm.role'])
    .select((eb) => eb('m.pin_hash', 'is not', null).and('m.pin_tries', '<', pinTries).as('has_pin'))
    .orderBy('one.last_used_at', 'desc')
    .orderBy('m.id')
    .$narrowType<{ role: MemberAccount['role']; has_pin: boolean }>()
    .execute();

/** A member who recently signed in at this computer with their password, with their login and account. */
export async function findMemberAt(db: Db, computerId: string, membershipId: string, now: Date) {
  const row = await peopleAt(db, computerId, now)
    .innerJoin('account', 'account.id', 'm.account_id')
    .innerJoin('login', 'login.id', 'm.login_id')
    .select(['account.id', 'account.type', 'account.name', 'account.user_code', 'login.email', 'login.phone'])
    .select(['m.id as membership_id', 'm.role', 'm.name as member_name'])
    .where('m.id', '=', membershipId)
    .executeTakeFirst();
  return row as (MemberAccount & Pick<LoginRow, 'email' | 'phone'>) | undefined;
}

/** Stores that a member used a computer; false without a recent sign-in there with their password. */
export async function touchMemberAt(trx: Db, computerId: string, membershipId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('shared_computer_member')
    .set({ last_used_at: now })
    .where('computer_id', '=', computerId)
    .where('membership_id', '=', membershipId)
    .where('signed_in_at', '>', pinsSince(now))
    .executeTakeFirst();
  await touchComputer(trx, computerId, now);
  return numUpdatedRows === 1n;
}

/** Stores that a member signed in at a computer with their password. */
export async function insertMemberAt(trx: Db, computerId: string, membershipId: string, now: Date): Promise<void> {
  const at = { signed_in_at: now, last_used_at: now };
  await trx
    .insertInto('shared_computer_member')
    .values({ computer_id: computerId, membership_id: membershipId, ...at })
    .onConflict((on) => on.columns(['computer_id', 'membership_id']).doUpdateSet(at))
    .execute();
  await touchComputer(trx, computerId, now);
}

const touchComputer = (trx: Db, id: string, now: Date) =>
  trx.updateTable('shared_computer').set({ last_used_at: now }).where('id', '=', id).execute();

/** Whether the session was opened by PIN at a shared computer. */
export async function isOpenedByPin(db: Db, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('shared_computer_id')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.shared_computer_id !== null;
}

/** Deletes the list of members who used a computer, because the computer is removed. */
export const deleteMembersAt = (trx: Db, computerId: string) =>
  trx.deleteFrom('shared_computer_member').where('computer_id', '=', computerId).execute();
