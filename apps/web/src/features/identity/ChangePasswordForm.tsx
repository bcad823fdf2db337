import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import type { Account } from '../../shared/session/accounts.ts';
import { renewToken } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { showToast } from '../../shared/ui/toasts.ts';
import { useSending } from '../../shared/use-sending.ts';
import css from './identity.module.css';
import { texts } from './texts.ts';
import { PasswordInput } from '../../shared/ui/PasswordInput.tsx';

const EMPTY = { old_password: '', new_password: '', confirm_password: '' };

/** The old password once, the new one twice. */
export function ChangePasswordForm({ account, onDone }: { account: Account; onDone?: () => void }) {
  const t = useTexts(texts);
  const [body, setBody] = useState(EMPTY);
  const { sending, send } = useSending();
  const field = (name: keyof typeof EMPTY) => ({
    value: body[name],
    onChange: (event: { target: { value: string } }) => setBody({ ...body, [name]: event.target.value }),
  });
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send(async () => {
          const { data, message } = await call(`POST /${account.account_type}/change_password`, { body });
          renewToken(data.token);
          setBody(EMPTY);
          showToast({ message });
          onDone?.();
        });
      }}
    >
      {/* Not shown; it tells the browser whose password it keeps. */}
      <input type="text" hidden autoComplete="username" value={account.email} readOnly />
      <PasswordInput label={t.oldPassword} {...field('old_password')} autoComplete="current-password" />
      <PasswordInput
        label={t.newPassword}
        hint={t.passwordHint}
        {...field('new_password')}
        autoComplete="new-password"
      />
      <PasswordInput label={t.repeatNew} {...field('confirm_password')} autoComplete="new-password" />
      <p className={css.says}>{t.changeSays}</p>
      <Button type="submit" wide busy={sending && t.saving}>
        {t.save}
      </Button>
    </form>
  );
}
