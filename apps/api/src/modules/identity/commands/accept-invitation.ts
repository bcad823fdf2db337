import type { memberInvitations } from '@ivuriro/contract/account-members';
import { newPassword } from '@ivuriro/contract/passwords';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/outbox.ts';
import { hashOf } from '../../../platform/session.ts';
import { lastDayOf } from '../domain/last-day.ts';
import { hashPassword, isPasswordOf, passwordFaults } from '../domain/passwords.ts';
import { guardianJoined, ownersChanged } from '../events.ts';
import { entryOf } from '../presenters/present-account.ts';
import {
  accountsOf,
  insertLogin,
  type LoginRow,
  markEmailProved,
  setFirstPassword,
} from '../queries/accounts.queries.ts';
import { lockAccount } from '../queries/held-accounts.queries.ts';
import { closeLinks } from '../queries/mailed-links.queries.ts';
import { findOpenInvitation, useInvitation } from '../queries/member-invitations.queries.ts';
import { insertMembership } from '../queries/members.queries.ts';
import { findLogins, type NamedLogin } from '../queries/named-logins.queries.ts';
import { checkFactor } from './check-second-factor.ts';
import { freeAddresses } from './free-addresses.ts';
import { deviceIn } from './known-devices.ts';
import { resetGuesses, tryPassword } from './login-backoff.ts';
import { handOver } from './hand-over-login.ts';
import { holdSignIn, openSessions } from './open-session.ts';
import { refuseDuplicate } from './refuse-duplicate-login.ts';

type Acceptance = CallOf<typeof memberInvitations.accept>;

/** The invitation of a mailed link; reading it changes nothing, because mail scanners open links. */
export async function readInvitation({ db, params, now }: CallOf<typeof memberInvitations.read>) {
  const invitation = await findOpenInvitation(db, hashOf(params.token), now);
  if (!invitation) throw problem('link_expired');
  const [login] = await findLogins(db, invitation.email, null);
  const { ends_at, ...rest } = invitation;
  return { ...rest, until: lastDayOf(ends_at), known: Boolean(login?.password_hash) };
}

/**
 * Makes the invited person a member and signs them in. The mailed link proves their e-mail address. A person with a
 * password enters it, and the code of their second factor; anybody else chooses a first password.
 */
export async function acceptInvitation(call: Acceptance) {
  const { db, params, now, platform } = call;
  const tokenHash = hashOf(params.token);
  const invitation = await findOpenInvitation(db, tokenHash, now);
  if (!invitation) throw problem('link_expired');
  const { account_id: accountId, email } = invitation;
  const [known] = await findLogins(db, email, deviceIn(call));
  const isFirst = !known?.password_hash;
  const login = isFirst ? await withFirstPassword(call, email, known) : await withPassword(call, known);
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
    if (isFirst) await storeFirstPassword(trx, login, known, now);
    const { role, name, relation, invited_by: invitedBy, ends_at: endsAt } = used;
    const member = { accountId, loginId: login.id, role, name, relation, invitedBy, endsAt, now };
    const id = await insertMembership(trx, member);
    if (!id) throw problem('already_member');
    call.about({ objectId: id });
    await markEmailProved(trx, login.id, now);
    if (role === 'owner') await emit(trx, ownersChanged, { membership_id: id, is_owner: true });
    if (isPatient) await emit(trx, guardianJoined, { membership_id: id });
    const own = (await accountsOf(trx, login.id)).filter(({ type }) => type !== 'admin');
    await holdSignIn(trx, login, own);
    await factor.take(trx);
    return openSessions(trx, call, login, own, { factor: factor.by });
  });
  await factor.right();
  if (isFirst) await resetGuesses(platform, login);
  return accounts.map(entryOf);
}

/** Checks the password of a person who has one, with the backoff of the sign-in. */
async function withPassword(call: Acceptance, login: NamedLogin): Promise<LoginRow> {
  const attempt = await tryPassword(call, login.email ?? '', login.is_known ? deviceIn(call) : null, false);
  if (await isPasswordOf(login, call.body.password)) {
    await attempt.right();
    return login;
  }
  await attempt.wrong();
  throw problem('wrong_password', 'The password is not right.');
}

async function withFirstPassword({ body }: Acceptance, email: string, login: LoginRow | undefined): Promise<LoginRow> {
  const { error } = newPassword.safeParse(body.password);
  const faults = error ? error.issues.map(({ message }) => message) : passwordFaults(body.password, email);
  if (faults.length > 0) throw problem('validation_failed', ...faults);
  const password_hash = await hashPassword(body.password);
  return { id: newId(), email, phone: null, ...login, password_hash };
}

/** Stores the password of a login that has none, or a new login. */
async function storeFirstPassword(trx: Db, login: LoginRow, known: LoginRow | undefined, now: Date): Promise<void> {
  if (known) {
    // a stranger who typed this e-mail address may have confirmed their own phone number for the login
    await handOver(trx, [login.id]);
    if (!(await setFirstPassword(trx, login, now))) throw problem('conflict');
    await closeLinks(trx, login.id, now);
    return;
  }
  await freeAddresses(trx, login.email ? [login.email] : []);
  await refuseDuplicate(insertLogin(trx, login, now));
}
