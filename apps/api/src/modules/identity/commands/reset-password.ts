import type { identity } from '@ivuriro/contract/identity';
import { dayMs, hourMs } from '../../../platform/clock.ts';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { mailOf } from '../../../platform/mail/email.ts';
import { emit } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOf } from '../../../platform/session.ts';
import { accountsOf, findLoginById, lockLogin, type LoginRow, markEmailProved } from '../queries/accounts.queries.ts';
import { passwordChanged, passwordLinkRequested } from '../events.ts';
import { en } from '../texts.ts';
import { storeKnownDevice } from './known-devices.ts';
import { findLogins, loginsTried } from '../queries/named-logins.queries.ts';
import { openLink } from './create-mailed-link.ts';
import { findOpenLink, useLink } from '../queries/mailed-links.queries.ts';
import { hashPassword, passwordFaults } from '../domain/passwords.ts';
import { afterPassword, replacePassword } from './change-password.ts';

const week = 7 * dayMs;

/**
 * The response is the same for every address, known or not; the rest is done later by a job, so that its duration
 * reveals nothing.
 */
export async function requestPasswordLink({ transact, body }: CallOf<typeof identity.forgetPassword>) {
  await transact((trx) => emit(trx, passwordLinkRequested, { name: body.email }));
  return null;
}

/** The secret is generated here and exists only in the mail: neither the database nor the outbox stores it. */
export async function mailPasswordLink({ name }: { name: string }, platform: Platform): Promise<void> {
  const logins = await findLogins(platform.db, name, null);
  for (const login of logins.slice(0, loginsTried)) await mailLinkTo(login, platform);
}

async function mailLinkTo(login: LoginRow, platform: Platform): Promise<void> {
  const [account] = await accountsOf(platform.db, login.id);
  if (!account) return;
  const url = await openLink(platform, login, 'password', hourMs);
  const { subject, line, action, after } = en.forgotten;
  await platform.mail.send(
    mailOf(login.email, {
      subject,
      greeting: en.hello(account.name),
      lines: [line],
      action: { label: action, url },
      after: [after],
    }),
  );
}

/**
 * Mails the owner of an opened account a link for the first password or, when they already sign in, a notice that it is
 * beside their other accounts.
 */
export async function mailFirstPasswordLink(opened: { login_id: string; account_id: string }, platform: Platform) {
  const login = await findLoginById(platform.db, opened.login_id);
  const accounts = await accountsOf(platform.db, login.id);
  const account = accounts.find(({ id }) => id === opened.account_id);
  if (!account) return;
  const { subject, line, first, firstOfAdmin, formerPassword, action, after, beside, signIn } = en.opened;
  const greeting = en.hello(account.name);
  const rest = login.password_hash
    ? {
        lines: [line(account.type), beside],
        action: { label: signIn, url: `${platform.config.publicUrl}/?dialog=login` },
      }
    : {
        lines: [
          line(account.type),
          account.type === 'admin' ? firstOfAdmin : first,
          ...(accounts.length > 1 ? [formerPassword] : []),
        ],
        action: { label: action, url: await openLink(platform, login, 'password', week) },
        after: [after],
      };
  await platform.mail.send(mailOf(login.email, { subject, greeting, ...rest }));
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
    await markEmailProved(trx, login.id, now);
    await storeKnownDevice(trx, call, login.id);
    await emit(trx, passwordChanged, { login_id: login.id });
    return sessions;
  });
  await afterPassword(platform, login, ended);
  return null;
}
