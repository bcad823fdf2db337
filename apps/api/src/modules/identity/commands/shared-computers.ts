import type { sharedComputers } from '@ivuriro/contract/shared-computers';
import { problem } from '../../../platform/errors.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Call, CallOf } from '../../../platform/http/call.ts';
import { newId, newSecret } from '../../../platform/ids.ts';
import { hashOf } from '../../../platform/session.ts';
import type { MemberAccount } from '../queries/accounts.queries.ts';
import { deleteSessionsAt } from '../queries/sessions.queries.ts';
import {
  computersOf,
  deleteMembersAt,
  endComputer,
  findComputer,
  holdComputer,
  insertComputer,
  insertMemberAt,
  isOpenedByPin,
  membersAt,
} from '../queries/shared-computers.queries.ts';
import { refuseWithoutPassword } from './refuse-without-password.ts';

/** The largest number of shared computers of one provider, so that nobody fills the list. */
const most = 50;

/**
 * Registers the computer of the caller, who may work there by PIN at once. A caller whose session was opened by PIN
 * must sign in there with the password first, because only that checks the second factor.
 */
export async function registerComputer(call: CallOf<typeof sharedComputers.register>) {
  const { actor, body, now } = call;
  await refuseWithoutPassword(call, body.password);
  const [id, token] = [newId(), newSecret()];
  call.about({ object: 'shared_computer', objectId: id });
  await call.transact(
    async (trx) => {
      if ((await computersOf(trx, actor.id)).length >= most)
        throw problem('conflict', `There are ${most} shared computers already. Remove one that is not used any more.`);
      const by = { account_id: actor.id, registered_by: actor.membershipId };
      const at = { created_at: now, last_used_at: now };
      await insertComputer(trx, { id, name: body.name, token_hash: hashOf(token), ...by, ...at });
      if (!(await isOpenedByPin(trx, actor.sessionId))) await insertMemberAt(trx, id, actor.membershipId, now);
    },
    { exclusive: true },
  );
  return { id, device_token: token };
}

export async function listComputers({ db, actor }: CallOf<typeof sharedComputers.list>) {
  const rows = await computersOf(db, actor.id);
  return rows.map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  }));
}

/**
 * Removes a shared computer and ends the sessions that were opened there by PIN. The session of the caller may be one
 * of them.
 */
export async function removeComputer(call: CallOf<typeof sharedComputers.remove>) {
  const { params, now, platform } = call;
  const ended = await call.transact(
    async (trx) => {
      if (!(await endComputer(trx, params.id, now))) throw problem('not_found');
      await deleteMembersAt(trx, params.id);
      return deleteSessionsAt(trx, params.id);
    },
    { exclusive: true },
  );
  for (const id of ended) platform.realtime.disconnect(id);
  return null;
}

export async function peopleAtComputer({ db, body, now }: CallOf<typeof sharedComputers.people>) {
  const computer = await findComputer(db, hashOf(body.device_token));
  if (!computer) throw problem('computer_removed');
  const { id, name, account_name } = computer;
  return { account_name, computer_name: name, people: await membersAt(db, id, now) };
}

/**
 * Runs in the transaction of a sign-in with the password. At a shared computer of one of the person's accounts, their
 * PIN opens sessions from now on. An unknown token, or that of a removed computer, changes nothing.
 */
export async function recordAtComputer(
  trx: Db,
  { body, now }: Pick<Call<null, unknown, unknown, { device_token?: string | undefined }>, 'body' | 'now'>,
  accounts: MemberAccount[],
): Promise<void> {
  const computer = body.device_token ? await holdComputer(trx, hashOf(body.device_token)) : undefined;
  const account = accounts.find(({ id }) => id === computer?.account_id);
  if (computer && account) await insertMemberAt(trx, computer.id, account.membership_id, now);
}
