import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useAnswer } from '../../../lib/api/use-answer.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import type { Account } from '../../../lib/session/accounts.ts';
import { renewToken } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import css from '../identity.module.css';
import { texts } from '../texts.ts';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';

const EMPTY = { old_password: '', new_password: '', confirm_password: '' };

/** The form that changes the password: the old one, if the account has one, and the new one twice. */
export function ChangePasswordForm({ account, onDone }: { account: Account; onDone?: () => void }) {
  const t = useTexts(texts);
  const [body, setBody] = useState(EMPTY);
  const { sending, send } = useFormSubmit();
  const { data } = useAnswer(account.token, (signal) => call('GET /account/phone', { signal }));
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
      {/* A hidden field, by which the password manager recognises the account of the password. */}
      <input type="text" hidden autoComplete="username" value={account.email ?? account.phone ?? ''} readOnly />
      {data?.has_password === false ? (
        <p className={css.says}>{t.noPasswordYet}</p>
      ) : (
        <PasswordInput label={t.oldPassword} {...field('old_password')} autoComplete="current-password" />
      )}
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
