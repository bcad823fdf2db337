import { problem } from '../../../platform/errors.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Call } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Actor } from '../../../platform/session.ts';
import { findLoginById, lockPassword, type LoginRow, setPassword } from '../queries/accounts.queries.ts';
import { passwordChanged } from '../events.ts';
import { resetGuesses, tryPasswordAgain } from './login-backoff.ts';
import { deleteOtherDevices, storeKnownDevice } from './known-devices.ts';
import { closeLinks } from '../queries/mailed-links.queries.ts';
import { refuseWithoutPassword } from './refuse-without-password.ts';
import { refuseGuardian } from './refuse-guardian.ts';
import { hashPassword, isPasswordOf, passwordFaults } from '../domain/passwords.ts';
import { deleteSessionsOfLogins } from '../queries/sessions.queries.ts';
import { endPins } from '../queries/pins.queries.ts';
import { openSession } from './open-session.ts';

const inOwnAccount = 'You act for somebody else. Change your password in your own account.';

/**
 * Changes the password, ends every session of the login, including the current one, and returns a new token. A person
 * without a password needs a recent sign-in by a code instead of the old password.
 */
export async function changePassword(
  call: Call<Actor, unknown, unknown, { old_password: string; new_password: string }>,
) {
  const { db, actor, body, now, platform } = call;
  refuseGuardian(actor, inOwnAccount);
  const login = await findLoginById(db, actor.loginId);
  if (login.password_hash === null) await refuseWithoutPassword(call, undefined, { always: true });
  else {
    const attempt = await tryPasswordAgain(platform, actor.id);
    if (!(await isPasswordOf(login, body.old_password))) throw problem('wrong_password');
    await attempt.right();
  }
  const faults = passwordFaults(body.new_password, login.email);
  if (faults.length > 0) throw problem('validation_failed', ...faults);
  const passwordHash = await hashPassword(body.new_password);
  const ending = { exclusive: true };
  const { token, ended } = await call.transact(async (trx) => {
    if (!(await lockPassword(trx, login))) throw problem('conflict');
    const sessions = await replacePassword(trx, call, login.id, passwordHash);
    await storeKnownDevice(trx, call, login.id);
    await emit(trx, passwordChanged, { login_id: login.id });
    return {
      ended: sessions,
      token: await openSession(trx, { id: actor.id, membership_id: actor.membershipId }, call.device, now),
    };
  }, ending);
  await afterPassword(platform, login, ended);
  return { token };
}

/**
 * Replaces the password, invalidates the mailed links of the login, and deletes its sessions, PINs and other known
 * devices, because somebody who knew the old password may have created them. Returns the ended sessions.
 */
export async function replacePassword(
  trx: Db,
  call: Pick<Call, 'headers' | 'now'>,
  loginId: string,
  passwordHash: string,
): Promise<string[]> {
  await setPassword(trx, loginId, passwordHash, call.now);
  await closeLinks(trx, loginId, call.now);
  await deleteOtherDevices(trx, call, loginId);
  await endPins(trx, [loginId]);
  return deleteSessionsOfLogins(trx, [loginId]);
}

/** Runs after the transaction: closes the sockets of ended sessions and resets the count of wrong passwords. */
export async function afterPassword(platform: Platform, login: LoginRow, ended: string[]): Promise<void> {
  for (const id of ended) platform.realtime.disconnect(id);
  await resetGuesses(platform, login);
}
