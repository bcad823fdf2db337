import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { call } from '../../shared/api/call.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { notify } from '../../shared/ui/notices.ts';
import { useDialogTo } from '../../shared/use-dialog.ts';
import { useDraft } from '../../shared/use-draft.ts';
import { useSending } from '../../shared/use-sending.ts';
import css from './identity.module.css';
import { messages } from './messages.ts';
import { PasswordInput } from '../../shared/ui/PasswordInput.tsx';
import { bodyOf, emptyDraftAt, partsOf, typeNames, type Secrets } from './sign-up-form.ts';
import { SignUpFields } from './SignUpFields.tsx';
import { useEntrance } from './use-entrance.ts';

const NO_SECRETS: Secrets = { password: '', password_confirmation: '', isAgreeTerms: false };

export default function SignUpDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(messages);
  const to = useDialogTo();
  const form = useId();
  const location = useLocation();
  const [draft, change, forgetDraft] = useDraft('sign-up', emptyDraftAt(location));
  const [secrets, setSecrets] = useState(NO_SECRETS);
  const { sending, send } = useSending();
  const { enterOneOf } = useEntrance(onClose);
  const parts = partsOf(draft.types);

  const signUp = () =>
    send(async () => {
      const { data, message } = await call('POST /register', { body: bodyOf(draft, secrets) });
      forgetDraft();
      notify({ message });
      enterOneOf(data);
    });
  return (
    <Dialog
      title={t.signUpTitle}
      onClose={onClose}
      foot={
        parts.form && (
          <Button type="submit" form={form} wide busy={sending && t.creating}>
            {t.createAccount}
          </Button>
        )
      }
    >
      <fieldset className={css.types}>
        <legend>{t.iAm}</legend>
        <p>{t.iAmSays}</p>
        {typeNames.map((type) => (
          <Checkbox
            key={type}
            label={t.types[type]}
            checked={draft.types.includes(type)}
            onChange={({ target }) =>
              change({ types: typeNames.filter((one) => (one === type ? target.checked : draft.types.includes(one))) })
            }
          />
        ))}
      </fieldset>
      {parts.form && (
        <form
          id={form}
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            void signUp();
          }}
        >
          <SignUpFields draft={draft} change={change} />
          <div className={css.pair}>
            <PasswordInput
              label={t.password}
              hint={t.passwordHint}
              value={secrets.password}
              onChange={({ target }) => setSecrets({ ...secrets, password: target.value })}
              autoComplete="new-password"
            />
            <PasswordInput
              label={t.repeat}
              value={secrets.password_confirmation}
              onChange={({ target }) => setSecrets({ ...secrets, password_confirmation: target.value })}
              autoComplete="new-password"
            />
          </div>
          <div className={css.terms}>
            <Checkbox
              checked={secrets.isAgreeTerms}
              onChange={({ target }) => setSecrets({ ...secrets, isAgreeTerms: target.checked })}
              label={
                <>
                  {t.agree}{' '}
                  <Link to="/terms" target="_blank">
                    {t.terms}
                  </Link>{' '}
                  {t.and}{' '}
                  <Link to="/privacy-policy" target="_blank">
                    {t.privacy}
                  </Link>
                  .
                </>
              }
            />
          </div>
        </form>
      )}
      <p className={css.other}>
        {t.hasAccount}{' '}
        <Link to={to('login')} replace preventScrollReset>
          {t.login}
        </Link>
      </p>
    </Dialog>
  );
}
