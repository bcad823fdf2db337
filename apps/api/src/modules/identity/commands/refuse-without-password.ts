import { problem } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Actor } from '../../../platform/session.ts';
import { findLoginById } from '../queries/accounts.queries.ts';
import { tryPasswordAgain } from './login-backoff.ts';
import { isPasswordOf } from '../domain/passwords.ts';
import { findPhone } from '../queries/phone-codes.queries.ts';
import { markPasswordEntered } from '../queries/sessions.queries.ts';
import { transact } from '../../../platform/db/transact.ts';

const fresh = 15 * 60_000;
type PasswordCheck = Pick<Call<Actor>, 'actor' | 'db' | 'now' | 'platform'>;

/**
 * Refuses a sensitive action without the password, unless it was entered within the last 15 minutes: 422
 * `password_required` without one, `wrong_password` with a wrong one; wrong ones cause a growing wait. Somebody who has
 * no password, because they sign in by a code, must have done so within that time: 422 `sign_in_again`.
 */
export async function refuseWithoutPassword(
  { actor, db, now, platform }: PasswordCheck,
  password: string | undefined,
  { always = false } = {},
): Promise<void> {
  const isFresh = now.getTime() - actor.passwordAt.getTime() < fresh;
  if (!always && isFresh) return;
  const login = await findLoginById(db, actor.loginId);
  if (login.password_hash === null && (await findPhone(db, login.id)).confirmed) {
    if (isFresh) return;
    throw problem('sign_in_again');
  }
  if (!password) throw problem('password_required');
  const attempt = await tryPasswordAgain(platform, actor.id);
  if (!(await isPasswordOf(login, password))) throw problem('wrong_password', 'The password is not right.');
  await attempt.right();
  await transact(db, (trx) => markPasswordEntered(trx, actor.sessionId, now));
}
