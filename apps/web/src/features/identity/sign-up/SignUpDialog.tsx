import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/envelope.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { goToFirstWrong } from '../../../ui/focus-invalid-field.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Segment } from '../../../ui/Segment.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useDialogTo } from '../../../lib/hooks/use-dialog.ts';
import { useDraft } from '../../../lib/hooks/use-draft.ts';
import css from '../identity.module.css';
import { texts } from '../texts.ts';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { texts as phoneTexts } from '../../../domain/phone/texts.ts';
import { usePhoneCode } from '../../../domain/phone/use-phone-code.ts';
import {
  bodyOf,
  emptyDraftAt,
  errorsIn,
  type FieldErrors,
  isByCode,
  partsOf,
  type Secrets,
  type SignUpDraft,
  typeNames,
} from './sign-up-form.ts';
import { SignUpFields } from './SignUpFields.tsx';
import { useSignIn } from '../sign-in/use-sign-in.ts';

const NO_SECRETS: Secrets = { password: '', password_confirmation: '', isAgreeTerms: false };

export default function SignUpDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts);
  const words = useTexts(phoneTexts);
  const to = useDialogTo();
  const form = useId();
  const location = useLocation();
  const [draft, change, clearDraft] = useDraft('sign-up', emptyDraftAt(location));
  const [secrets, setSecrets] = useState(NO_SECRETS);
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState('');
  const fields = useRef<HTMLFormElement>(null);
  const { enterOneOf } = useSignIn(onClose);
  const parts = partsOf(draft.types);
  const byCode = isByCode(draft);
  const phoneCode = usePhoneCode();
  const asksForCode = byCode && phoneCode.sentTo === null;

  const signUp = async () => {
    setSending(true);
    setRefusal('');
    try {
      if (asksForCode) return await phoneCode.request(draft.phone);
      const { data, message } = await call('POST /register', { body: bodyOf(draft, secrets, phoneCode.code) });
      clearDraft();
      showToast({ message });
      enterOneOf(data);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(error.fields);
      setRefusal(error.errors.join(' '));
    } finally {
      setSending(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const found = errorsIn(draft, secrets, t);
    setErrors(found);
    if (Object.keys(found).length === 0) void signUp();
    else goToFirstWrong(fields.current);
  };
  return (
    <Dialog
      title={t.signUpTitle}
      onClose={onClose}
      foot={
        parts.form && (
          <Button type="submit" form={form} wide busy={sending && (asksForCode ? words.sendingCode : t.creating)}>
            {asksForCode ? words.sendCode : t.createAccount}
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
        <form id={form} ref={fields} className={css.form} noValidate onSubmit={submit}>
          {parts.choice && (
            <div className={css.ways}>
              <p>{t.loginBy}</p>
              <Segment
                legend={t.loginBy}
                name="by"
                value={draft.by}
                options={[
                  { value: 'password', label: t.ways.password },
                  { value: 'code', label: t.ways.code },
                ]}
                onChange={(by) => change({ by: by as SignUpDraft['by'] })}
              />
              {byCode && <p>{t.codeSaysNoMail}</p>}
            </div>
          )}
          <SignUpFields draft={draft} change={change} errors={errors} phoneCode={phoneCode} />
          {!byCode && (
            <div className={css.pair}>
              <PasswordInput
                label={t.password}
                hint={t.passwordHint}
                value={secrets.password}
                error={errors.password}
                required
                onChange={({ target }) => setSecrets({ ...secrets, password: target.value })}
                autoComplete="new-password"
              />
              <PasswordInput
                label={t.repeat}
                value={secrets.password_confirmation}
                error={errors.password_confirmation}
                required
                onChange={({ target }) => setSecrets({ ...secrets, password_confirmation: target.value })}
                autoComplete="new-password"
              />
            </div>
          )}
          <div className={css.terms}>
            <Checkbox
              checked={secrets.isAgreeTerms}
              error={errors.isAgreeTerms}
              required
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
          {refusal && (
            <Banner tone="danger" role="alert">
              <b>{t.notCreated}.</b> {refusal} {t.kept}
            </Banner>
          )}
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
