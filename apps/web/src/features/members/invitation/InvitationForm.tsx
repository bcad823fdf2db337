import type { MemberInvitation } from '@ivuriro/contract';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/envelope.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { homeOf } from '../../../lib/session/accounts.ts';
import { choose, getAccount, signIn, signOut } from '../../../lib/session/session.ts';
import { plainDate } from '../../../lib/language/dates.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { useRoles } from '../use-roles.ts';
import css from './invitation.module.css';
import { type Messages, texts } from './texts.ts';

type Props = { token: string; invitation: MemberInvitation };

/** Says who invites the person and in which role, and signs the person in to that account with their password. */
export function InvitationForm({ token, invitation }: Props) {
  const t = useTexts(texts);
  const { account_id, account_name: place, name, email, known, inviter, relation, until } = invitation;
  const ofPatient = invitation.account_type === 'patient';
  const role = useRoles()(invitation.role);
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  /** The code of the second factor; null until the server asks for it. */
  const [otp, setOtp] = useState<string | null>(null);
  const { sending, send } = useFormSubmit();
  const join = async () => {
    const body = otp ? { password, otp } : { password };
    const { data, message } = await call('POST /invitations/{token}', { params: { token }, body, asVisitor: true });
    // somebody else may be signed in at this device
    if (getAccount()) await signOut();
    const account = signIn(data).find(({ id }) => id === account_id);
    if (account) choose(account);
    showToast({ message });
    await navigate(homeOf(invitation.account_type), { replace: true });
  };
  const tryToJoin = async () => {
    try {
      await join();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'second_factor_required') throw error;
      setOtp('');
    }
  };
  return (
    <>
      <header className={css.head}>
        <Picture seed={account_id} alt="" width={96} height={64} eager />
        <h1>{titleOf(invitation, t)}</h1>
        {inviter && invitation.role === 'guardian' && <p>{t.invitedBy(inviter)}</p>}
      </header>
      <dl className={css.facts}>
        <div>
          <dt>{t.as}</dt>
          <dd>
            <b>{relation ? t.asGuardian[relation] : role.name}</b>
            <span>{role.may}</span>
          </dd>
        </div>
        <div>
          <dt>{t.you}</dt>
          <dd>
            <b>{name}</b>
            <span>{email}</span>
          </dd>
        </div>
        {until && (
          <div>
            <dt>{t.until}</dt>
            <dd>
              <b>{plainDate(until)}</b>
            </dd>
          </div>
        )}
      </dl>
      {ofPatient && <Banner>{t.accepts}</Banner>}
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send(tryToJoin);
        }}
      >
        <p>{known ? t.enterSays : t.chooseSays}</p>
        {/* for the password manager, which stores the password under this address */}
        <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
        <PasswordInput
          label={known ? t.enter : t.choose}
          hint={known ? undefined : t.passwordHint}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete={known ? 'current-password' : 'new-password'}
        />
        {otp !== null && (
          <TextInput
            label={t.code}
            hint={t.codeHint}
            value={otp}
            onChange={(event) => setOtp(event.target.value)}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
        )}
        {known && (
          <Link to="/?dialog=forgot-password" className={css.forgot}>
            {t.forgot}
          </Link>
        )}
        <Button type="submit" wide busy={sending && t.joining}>
          {ofPatient ? t.accept : t.join(place)}
        </Button>
      </form>
    </>
  );
}

function titleOf({ account_name: name, role }: MemberInvitation, t: Messages): string {
  if (role === 'guardian') return t.lookAfter(name);
  return role === 'representative' ? t.actFor(name) : t.invites(name);
}
