import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { useDraft } from '../../../lib/hooks/use-draft.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { DemoSignIns, type DemoName } from './DemoSignIns.tsx';
import css from '../identity.module.css';
import { texts } from '../texts.ts';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';

type Props = {
  /** The demo logins that the form offers. */
  demo?: DemoName[];
  onSubmit: (credentials: { email: string; password: string }) => Promise<void>;
  /** Shown between the fields and the button. */
  children?: ReactNode;
  /** Shown below the button. */
  after?: ReactNode;
};

export function SignInForm({ demo, onSubmit, children, after }: Props) {
  const t = useTexts(texts);
  const [{ email }, setEmail, clearEmail] = useDraft('sign-in', { email: '' });
  const [password, setPassword] = useState('');
  const { sending, send } = useFormSubmit();
  return (
    <>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send(async () => {
            await onSubmit({ email, password });
            clearEmail();
          });
        }}
      >
        <TextInput
          label={t.emailOrPhone}
          value={email}
          onChange={(event) => setEmail({ email: event.target.value })}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordInput
          label={t.password}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="current-password"
        />
        {children}
        <Button type="submit" wide busy={sending && t.loggingIn}>
          {t.login}
        </Button>
      </form>
      {after}
      {demo && (
        <DemoSignIns
          names={demo}
          onPick={(picked, secret) => {
            setEmail({ email: picked });
            setPassword(secret);
          }}
        />
      )}
    </>
  );
}
