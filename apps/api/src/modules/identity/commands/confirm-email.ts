import type { identity } from '@ivuriro/contract/identity';
import { problem } from '../../../platform/errors.ts';
import { spend } from '../../../platform/http/budget.ts';
import type { Call, CallOf } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import { type Actor, hashOf } from '../../../platform/session.ts';
import { findProvedEmail, lockLogin, markEmailProved } from '../queries/accounts.queries.ts';
import { emailConfirmationRequested } from '../events.ts';
import { findOpenLink, useLink } from '../queries/mailed-links.queries.ts';

/** Mails the link only to the caller's own address, so the response says nothing about other addresses. */
export async function sendEmailConfirmation({ db, actor, platform, transact }: Call<Actor>) {
  const { email, confirmed } = await findProvedEmail(db, actor.loginId);
  if (confirmed) throw problem('conflict', 'Your e-mail address is confirmed already.');
  if (!email) throw problem('conflict', 'Enter your e-mail address in your profile first.');
  // limits the mails to one address, because it may belong to somebody else and may be entered in many accounts
  await spend(platform, 'confirmation_mailbox', { recipient: email });
  await transact((trx) => emit(trx, emailConfirmationRequested, { login_id: actor.loginId }));
  return null;
}

/**
 * Confirms the address only when the caller is signed in to the login of the link. Otherwise a stranger could sign up
 * with somebody's address, and the owner of the address would confirm it for the stranger by opening the mail and
 * pressing the button.
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
