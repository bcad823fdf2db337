import { mailOf } from '../../../platform/mail/email.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountsOf, findLoginById } from '../queries/accounts.queries.ts';
import { en } from '../texts.ts';
import { findLogins, loginsTried } from '../queries/named-logins.queries.ts';

interface Warning {
  subject: string;
  line: string;
  action: string;
  after: string;
}

/** The page to which a security mail links by default. */
const contact = '/contact';
const newPassword = '/?dialog=forgot-password';

/** Mails the owner of a login about a change of it or an attack on it, so that they notice what a stranger did. */
async function warn(
  platform: Platform,
  loginId: string,
  { subject, line, action, after }: Warning,
  page = contact,
): Promise<void> {
  const { email } = await findLoginById(platform.db, loginId);
  const [account] = await accountsOf(platform.db, loginId);
  if (!account || !email) return;
  await platform.mail.send(
    mailOf(email, {
      subject,
      greeting: en.hello(account.name),
      lines: [line],
      action: { label: action, url: `${platform.config.publicUrl}${page}` },
      after: [after],
    }),
  );
}

export const mailPasswordChanged = ({ login_id }: { login_id: string }, platform: Platform): Promise<void> =>
  warn(platform, login_id, en.changed);

export const mailSecondFactorChanged = (
  { login_id, enrolled }: { login_id: string; enrolled: boolean },
  platform: Platform,
): Promise<void> => warn(platform, login_id, enrolled ? en.factorEnrolled : en.factorRemoved);

/** Warns the owners of the logins that have this e-mail address or phone number, if there are any. */
export async function mailPasswordGuessed({ name }: { name: string }, platform: Platform): Promise<void> {
  const logins = await findLogins(platform.db, name, null);
  for (const { id } of logins.slice(0, loginsTried)) await warn(platform, id, en.guessed, newPassword);
}

export const mailSecondFactorGuessed = ({ login_id }: { login_id: string }, platform: Platform): Promise<void> =>
  warn(platform, login_id, en.factorGuessed, newPassword);
/** Mails the old address, because a person who lost the account to a stranger still reads it. */
export async function mailEmailChanged(
  { name, old_email, new_email }: { name: string; old_email: string; new_email: string },
  platform: Platform,
): Promise<void> {
  const { subject, line, after } = en.emailChanged;
  await platform.mail.send(
    mailOf(old_email, { subject, greeting: en.hello(name), lines: [line(new_email)], after: [after] }),
  );
}
