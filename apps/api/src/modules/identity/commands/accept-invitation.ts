import type { memberInvitations } from '@ivuriro/contract/account-members';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { emit } from '../../../platform/outbox.ts';
import { hashOf } from '../../../platform/session.ts';
import { lastDayOf } from '../domain/last-day.ts';
import { guardianJoined, ownersChanged } from '../events.ts';
import { entryOf } from '../presenters/present-account.ts';
import { accountsOf } from '../queries/accounts.queries.ts';
import { lockAccount } from '../queries/held-accounts.queries.ts';
import { findOpenInvitation, useInvitation } from '../queries/member-invitations.queries.ts';
import { insertMembership } from '../queries/members.queries.ts';
import { findLoginOf } from '../queries/named-logins.queries.ts';
import { checkFactor } from './check-second-factor.ts';
import { holdSignIn, openSessions } from './open-session.ts';
import { recogniseByMail, recogniseByText } from './recognise-invited.ts';

type Acceptance = CallOf<typeof memberInvitations.accept>;

/** Returns the invitation to which a link belongs. Reading it changes nothing, because mail scanners open links. */
export async function readInvitation({ db, params, now }: CallOf<typeof memberInvitations.read>) {
  const invitation = await findOpenInvitation(db, hashOf(params.token), now);
  if (!invitation) throw problem('link_expired');
  const login = await findLoginOf(db, invitation);
  const known = invitation.phone === null ? Boolean(login?.password_hash) : login !== undefined;
  const { ends_at, ...rest } = invitation;
  return { ...rest, until: lastDayOf(ends_at), known };
}

/**
 * Makes the invited person a member and signs them in. A person who was invited by e-mail enters their password, or
 * chooses one if they have none. A person who was invited by phone enters a code from a text message. A person with a
 * second factor enters its code, too.
 */
export async function acceptInvitation(call: Acceptance) {
  const { db, params, now } = call;
  const tokenHash = hashOf(params.token);
  const invitation = await findOpenInvitation(db, tokenHash, now);
  if (!invitation) throw problem('link_expired');
  const { account_id: accountId } = invitation;
  const { login, phone, store, after } =
    invitation.phone === null
      ? await recogniseByMail(call, invitation.email!)
      : await recogniseByText(call, invitation.phone);
  const factor = await checkFactor(call, login.id);
  const isPatient = invitation.account_type === 'patient';
  call.about({
    account: { id: accountId, type: invitation.account_type },
    ...(isPatient ? { patientId: accountId } : {}),
  });
  const accounts = await call.transact(async (trx) => {
    await lockAccount(trx, accountId);
    const used = await useInvitation(trx, tokenHash, now);
    if (!used) throw problem('link_expired');
    await store(trx);
    const { role, name, relation, invited_by: invitedBy, ends_at: endsAt } = used;
    const member = { accountId, loginId: login.id, role, name, relation, invitedBy, endsAt, now };
    const id = await insertMembership(trx, member);
    if (!id) throw problem('already_member');
    call.about({ objectId: id });
    if (role === 'owner') await emit(trx, ownersChanged, { membership_id: id, is_owner: true });
    if (isPatient) await emit(trx, guardianJoined, { membership_id: id });
    const own = (await accountsOf(trx, login.id)).filter(({ type }) => type !== 'admin');
    await holdSignIn(trx, login, own, phone);
    await factor.take(trx);
    return openSessions(trx, call, login, own, { factor: factor.by, phone });
  });
  await factor.right();
  await after();
  return accounts.map(entryOf);
}
