import { sql } from 'kysely';
import { pipeline } from './db/pipeline.ts';
import type { Db } from './db/pool.ts';
import { transact } from './db/transact.ts';
import { codeOf, problem } from './errors.ts';
import type { Actor } from './session.ts';

/**
 * The accounts whose rows are locked until a transaction ends: the account of the caller, with the session, and the
 * account of the provider on whose behalf the caller acts.
 */
export interface ActingAccounts {
  actor: Actor | null;
  ownerId?: string | undefined;
}
export interface HoldOptions {
  /**
   * Whether the account is locked exclusively, so that its other writes wait. For commands that end a session of the
   * caller, change a membership or close the owner's account.
   */
  exclusive?: boolean;
}

/**
 * Runs a transaction on behalf of the caller. The account, session and role of the caller were checked before; they are
 * also locked within the transaction, so that nothing is written after an erasure, a deletion, the end of a session or
 * membership, or a change of role. Such a write is refused with 401 `signed_out`, 403 `not_permitted`, or 404 when the
 * owner was deleted. The lock statements are sent with the first statement and cost no extra round trip.
 */
export async function transactAs<T>(
  db: Db,
  { actor, ownerId }: ActingAccounts,
  change: (trx: Db) => Promise<T>,
  { exclusive = false }: HoldOptions = {},
): Promise<T> {
  try {
    return await transact(db, async (trx) => {
      const holds = [
        ...(actor ? [holdSession(actor, exclusive)] : []),
        ...(ownerId && ownerId !== actor?.id ? [holdAccount(ownerId, exclusive)] : []),
      ];
      await pipeline(trx, holds);
      return change(trx);
    });
  } catch (error) {
    throw said[codeOf(error) ?? '']?.() ?? error;
  }
}

const holdSession = ({ id, sessionId, membershipId, role }: Actor, exclusive: boolean) =>
  sql`select hold_session(${id}::uuid, ${sessionId}::uuid, ${membershipId}::uuid, ${role}::text, ${exclusive}::boolean)`;
const holdAccount = (id: string, exclusive: boolean) => sql`select hold_account(${id}::uuid, ${exclusive}::boolean)`;

/** The error codes that the database functions `hold_account` and `hold_session` raise. */
const said: Record<string, () => Error> = {
  IV401: () => problem('signed_out'),
  IV403: () => problem('not_permitted'),
  IV404: () => problem('not_found'),
};
