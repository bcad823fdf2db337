import type { MemberInvitation } from '@ivuriro/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { contactOf } from '../../../domain/phone/contact.ts';
import { PhoneCodeFields } from '../../../domain/phone/PhoneCodeFields.tsx';
import { texts as codeTexts } from '../../../domain/phone/texts.ts';
import { usePhoneCode } from '../../../domain/phone/use-phone-code.ts';
import { call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/envelope.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { homeOf } from '../../../lib/session/accounts.ts';
import { choose, getAccount, signIn, signOut } from '../../../lib/session/session.ts';
import { plainDate } from '../../../lib/language/dates.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { useRoles } from '../use-roles.ts';
import css from './invitation.module.css';
import { InvitationPassword } from './InvitationPassword.tsx';
import { type Messages, texts } from './texts.ts';

type Props = { token: string; invitation: MemberInvitation };

/**
 * The form with which an invited person joins an account. It shows who invites them and in which role, and asks for
 * their password, or for a code if they were invited by phone.
 */
export function InvitationForm({ token, invitation }: Props) {
  const t = useTexts(texts);
  const words = useTexts(codeTexts);
  const { account_id, account_name: place, name, phone, known, inviter, relation, until } = invitation;
  const ofPatient = invitation.account_type === 'patient';
  const role = useRoles()(invitation.role);
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  /** The code of the second factor; null until the server asks for it. */
  const [otp, setOtp] = useState<string | null>(null);
  const phoneCode = usePhoneCode();
  const asksForCode = phone !== null && phoneCode.sentTo === null;
  const { sending, send, wrong } = useFormSubmit();
  const join = async () => {
    const secret = phone === null ? { password } : { phone_code: phoneCode.code };
    const body = otp ? { ...secret, otp } : secret;
    const { data, message } = await call('POST /invitations/{token}', { params: { token }, body, asVisitor: true });
    // signs out first, because somebody else may be signed in on this device
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
            <span>{contactOf(invitation)}</span>
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
          void send(asksForCode ? () => phoneCode.request(phone) : tryToJoin);
        }}
      >
        {phone === null ? (
          <InvitationPassword invitation={invitation} password={password} onPassword={setPassword} />
        ) : (
          <>
            {asksForCode && <p>{known ? t.codeAddsSays : t.codeSays}</p>}
            <PhoneCodeFields phone={phone} phoneCode={phoneCode} wrong={wrong} />
          </>
        )}
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
        <Button type="submit" wide busy={sending && (asksForCode ? words.sendingCode : t.joining)}>
          {asksForCode ? words.sendCode : ofPatient ? t.accept : t.join(place)}
        </Button>
      </form>
    </>
  );
}

function titleOf({ account_name: name, role }: MemberInvitation, t: Messages): string {
  if (role === 'guardian') return t.lookAfter(name);
  return role === 'representative' ? t.actFor(name) : t.invites(name);
}
