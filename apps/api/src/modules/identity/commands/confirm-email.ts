import type { identity } from '@ivuriro/contract/identity';
import { dayMs } from '../../../platform/clock.ts';
import { problem } from '../../../platform/errors.ts';
import { spend } from '../../../platform/http/budget.ts';
import type { Call, CallOf } from '../../../platform/http/call.ts';
import { mailOf } from '../../../platform/mail/email.ts';
import { emit } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Actor, hashOf } from '../../../platform/session.ts';
import { findLoginById, findProvedEmail, lockLogin, markEmailProved } from '../queries/accounts.queries.ts';
import { emailConfirmationRequested } from '../events.ts';
import { openLink } from './create-mailed-link.ts';
import { findOpenLink, useLink } from '../queries/mailed-links.queries.ts';
import { en } from '../texts.ts';

export const emailConfirmation = ({ db, actor }: Pick<Call<Actor>, 'db' | 'actor'>) =>
  findProvedEmail(db, actor.loginId);

/** To the own address alone, so the answer says nothing about others. */
export async function sendEmailConfirmation({ db, actor, platform, transact }: Call<Actor>) {
  const { email, confirmed } = await findProvedEmail(db, actor.loginId);
  if (confirmed) throw problem('conflict', 'Your e-mail address is confirmed already.');
  // the address may be somebody else's, whoever typed it and in however many accounts
  await spend(platform, 'confirmation_mailbox', { recipient: email });
  await transact((trx) => emit(trx, emailConfirmationRequested, { login_id: actor.loginId }));
  return null;
}

/** The secret is made here and only mailed. No name is in the mail: a stranger may have typed it. */
export async function mailEmailConfirmation({ login_id }: { login_id: string }, platform: Platform): Promise<void> {
  const login = await findLoginById(platform.db, login_id);
  if ((await findProvedEmail(platform.db, login_id)).confirmed) return;
  const url = await openLink(platform, login, 'email', dayMs);
  const { subject, line, action, after } = en.confirmEmail;
  await platform.mail.send(
    mailOf(login.email, {
      subject,
      greeting: en.helloNobody,
      lines: [line],
      action: { label: action, url },
      after: [after],
    }),
  );
}

/**
 * Only for whoever is signed in to the login of the link. Otherwise a stranger who signed up with somebody's address would
 * be given it by its owner, who opens a mail and presses a button.
 */
export async function confirmEmail(call: CallOf<typeof identity.confirmEmail>) {
  const { db, now, body, actor } = call;
  const tokenHash = hashOf(body.token);
  const link = await findOpenLink(db, tokenHash, 'email', now);
  if (link?.login_id !== actor.loginId) throw problem('link_expired');
  await call.transact(async (trx) => {
    await lockLogin(trx, actor.loginId);
    if (!(await useLink(trx, tokenHash, now))) throw problem('link_expired');
    await markEmailProved(trx, actor.loginId, now);
  });
  return null;
}
