import { dayMs, hourMs } from '../../../platform/clock.ts';
import { mailOf } from '../../../platform/mail/email.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openLink } from '../commands/create-mailed-link.ts';
import { accountsOf, findLoginById, findProvedEmail, type LoginRow } from '../queries/accounts.queries.ts';
import { findLogins, loginsTried } from '../queries/named-logins.queries.ts';
import { en } from '../texts.ts';

const week = 7 * dayMs;

/**
 * Mails a link for a new password. Its secret exists only in the mail: neither the database nor the outbox stores it.
 */
export async function mailPasswordLink({ name }: { name: string }, platform: Platform): Promise<void> {
  const logins = await findLogins(platform.db, name, null);
  for (const login of logins.slice(0, loginsTried)) await mailLinkTo(login, platform);
}

async function mailLinkTo({ id, email }: LoginRow, platform: Platform): Promise<void> {
  const [account] = await accountsOf(platform.db, id);
  if (!account || !email) return;
  const url = await openLink(platform, { id, email }, 'password', hourMs);
  const { subject, line, action, after } = en.forgotten;
  await platform.mail.send(
    mailOf(email, {
      subject,
      greeting: en.hello(account.name),
      lines: [line],
      action: { label: action, url },
      after: [after],
    }),
  );
}

/**
 * Mails a person that an account was opened for them. The mail has a link for the first password; if their login has a
 * password already, it says that they sign in as before and choose the account there.
 */
export async function mailFirstPasswordLink(opened: { login_id: string; account_id: string }, platform: Platform) {
  const login = await findLoginById(platform.db, opened.login_id);
  const { email } = login;
  if (!email) return;
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
        action: { label: action, url: await openLink(platform, { id: login.id, email }, 'password', week) },
        after: [after],
      };
  await platform.mail.send(mailOf(email, { subject, greeting, ...rest }));
}

/**
 * Mails a link that confirms the address. Its secret exists only in the mail. The mail contains no name, because a
 * stranger may have typed the name.
 */
export async function mailEmailConfirmation({ login_id }: { login_id: string }, platform: Platform): Promise<void> {
  const { email, confirmed } = await findProvedEmail(platform.db, login_id);
  if (confirmed || !email) return;
  const url = await openLink(platform, { id: login_id, email }, 'email', dayMs);
  const { subject, line, action, after } = en.confirmEmail;
  await platform.mail.send(
    mailOf(email, {
      subject,
      greeting: en.helloNobody,
      lines: [line],
      action: { label: action, url },
      after: [after],
    }),
  );
}
