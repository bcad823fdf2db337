import type { MemberInvitation } from '@ivuriro/contract';
import { Link } from 'react-router';
import { useTexts } from '../../../lib/language/texts.ts';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import css from './invitation.module.css';
import { texts } from './texts.ts';

type Props = { invitation: MemberInvitation; password: string; onPassword: (password: string) => void };

/**
 * The password field of a person who was invited by e-mail: for their existing password, or for a first one if they are
 * new.
 */
export function InvitationPassword({ invitation: { email, known }, password, onPassword }: Props) {
  const t = useTexts(texts);
  return (
    <>
      <p>{known ? t.enterSays : t.chooseSays}</p>
      {/* a hidden field, with which the password manager stores the password for this address */}
      <input type="email" name="email" value={email ?? ''} autoComplete="username" readOnly hidden />
      <PasswordInput
        label={known ? t.enter : t.choose}
        hint={known ? undefined : t.passwordHint}
        value={password}
        onChange={(event) => onPassword(event.target.value)}
        autoComplete={known ? 'current-password' : 'new-password'}
      />
      {known && (
        <Link to="/?dialog=forgot-password" className={css.forgot}>
          {t.forgot}
        </Link>
      )}
    </>
  );
}
