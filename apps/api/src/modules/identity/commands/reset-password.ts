import type { identity } from '@ivuriro/contract/identity';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import { hashOf } from '../../../platform/session.ts';
import { accountsOf, findLoginById, lockLogin, proveEmailByPassword } from '../queries/accounts.queries.ts';
import { passwordChanged, passwordLinkRequested } from '../events.ts';
import { storeKnownDevice } from './known-devices.ts';
import { findOpenLink, useLink } from '../queries/mailed-links.queries.ts';
import { hashPassword, passwordFaults } from '../domain/passwords.ts';
import { afterPassword, replacePassword } from './change-password.ts';

/**
 * The response is the same for every address, known or not; a job mails the link later, so that the duration reveals
 * nothing.
 */
export async function requestPasswordLink({ transact, body }: CallOf<typeof identity.forgetPassword>) {
  await transact((trx) => emit(trx, passwordLinkRequested, { name: body.email }));
  return null;
}

export async function resetPassword(call: CallOf<typeof identity.resetPassword>) {
  const { db, now, body, platform } = call;
  const tokenHash = hashOf(body.token);
  const link = await findOpenLink(db, tokenHash, 'password', now);
  if (!link) throw problem('link_expired');
  const login = await findLoginById(db, link.login_id);
  const faults = passwordFaults(body.password, login.email);
  if (faults.length > 0) throw problem('validation_failed', ...faults);
  const passwordHash = await hashPassword(body.password);
  call.about({ objectId: login.id, account: (await accountsOf(db, login.id))[0] });
  const ended = await call.transact(async (trx) => {
    await lockLogin(trx, login.id);
    if (!(await useLink(trx, tokenHash, now))) throw problem('link_expired');
    const sessions = await replacePassword(trx, call, login.id, passwordHash);
    await proveEmailByPassword(trx, login.id, now);
    await storeKnownDevice(trx, call, login.id);
    await emit(trx, passwordChanged, { login_id: login.id });
    return sessions;
  });
  await afterPassword(platform, login, ended);
  return null;
}
