import { pinTries, type sharedComputers } from '@ivuriro/contract/shared-computers';
import { problem } from '../../../platform/errors.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { hashOf } from '../../../platform/session.ts';
import { isId } from '../../../platform/ids.ts';
import { isPin } from '../domain/pins.ts';
import { triesLeft } from '../domain/tries-left.ts';
import { entryOf, signedIn } from '../presenters/present-account.ts';
import { areMembers, stayOpen } from '../queries/held-accounts.queries.ts';
import { countPinTry, resetPinTries } from '../queries/pins.queries.ts';
import { deleteSessionsAt } from '../queries/sessions.queries.ts';
import { findComputer, findMemberAt, holdComputer, touchMemberAt } from '../queries/shared-computers.queries.ts';
import { openSession } from './open-session.ts';

type SwitchCall = CallOf<typeof sharedComputers.switch>;

/**
 * Opens a session of a member by their PIN, at a shared computer where they signed in with their password before. The
 * new session replaces their earlier session by PIN at this computer, so that switching back and forth leaves no
 * sessions behind.
 */
export async function switchPerson(call: SwitchCall) {
  const { db, body, now, device, platform } = call;
  const tokenHash = hashOf(body.device_token);
  const computer = await findComputer(db, tokenHash);
  if (!computer) throw problem('computer_removed');
  call.about({
    object: 'shared_computer',
    objectId: computer.id,
    account: { id: computer.account_id, type: computer.type },
  });
  const member = isId(body.member_id) ? await findMemberAt(db, computer.id, body.member_id, now) : undefined;
  if (!member) throw problem('pin_ended');
  call.about({ member: { id: member.membership_id, role: member.role } });
  const pinHash = await checkPin(call, member.membership_id);
  const { entry, ended } = await call.transact(async (trx) => {
    const holds = (await stayOpen(trx, [member.id])) && (await areMembers(trx, [member]));
    if (!(await holdComputer(trx, tokenHash))) throw problem('computer_removed');
    // resetting the tries compares the PIN again, because a new password or a new PIN may have ended the entered one
    // meanwhile
    if (!holds || !(await resetPinTries(trx, member.membership_id, pinHash))) throw problem('pin_ended');
    if (!(await touchMemberAt(trx, computer.id, member.membership_id, now))) throw problem('pin_ended');
    const former = await deleteSessionsAt(trx, computer.id, member.membership_id);
    const token = await openSession(trx, member, device, now, {
      withoutPassword: true,
      sharedComputerId: computer.id,
    });
    return { entry: entryOf(await signedIn(trx, member, member, token)), ended: former };
  });
  for (const id of ended) platform.realtime.disconnect(id);
  return [entry];
}

/** Counts the try and then checks it, so that of many simultaneous tries no more than the limit are checked. */
async function checkPin({ db, body, platform }: SwitchCall, membershipId: string): Promise<string> {
  const counted = await transact(db, (trx) => countPinTry(trx, membershipId));
  if (!counted) throw problem('pin_ended');
  if (await isPin(platform.config, membershipId, body.pin, counted.pin_hash)) return counted.pin_hash;
  const left = pinTries - counted.pin_tries;
  if (left === 0) throw problem('pin_ended');
  throw problem('pin_wrong', `The PIN is not right. ${triesLeft(left)}`);
}
