import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/envelope.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { Button } from '../../../ui/Button.tsx';
import { Textarea, TextInput } from '../../../ui/Field.tsx';
import { goToFirstWrong } from '../../../ui/focus-invalid-field.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { dismissFailures, showToast } from '../../../ui/toasts.ts';
import { useDraft } from '../../../lib/hooks/use-draft.ts';
import css from './contact.module.css';
import { type Form, type Wrong, wrongIn } from './contact-form.ts';
import { texts } from './texts.ts';

type Props = { before: Form; wrong: Wrong; failed: string };

/**
 * The contact form. `before`, `wrong` and `failed` are the fields and errors of a form that was sent without
 * JavaScript.
 */
export function ContactForm({ before, wrong: wrongBefore, failed: failedBefore }: Props) {
  const t = useTexts(texts);
  const account = useAccount();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const known = account
    ? { ...before, name: before.name || account.name, email: before.email || (account.email ?? '') }
    : before;
  const [typed, change, clear] = useDraft('contact', known);
  const [wrong, setWrong] = useState(wrongBefore);
  const [firstWrong] = Object.keys(wrongBefore);
  const [failed, setFailed] = useState(failedBefore);
  const [sending, setSending] = useState(false);

  const send = async () => {
    setSending(true);
    setFailed('');
    dismissFailures();
    try {
      await call('POST /contactus', { body: { ...typed } });
      showToast({ message: t.sent });
      clear();
      await navigate('/contact?sent=1', { replace: true, preventScrollReset: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ message: t.notSent, kind: 'error' });
      setFailed(error.errors.join(' '));
    } finally {
      setSending(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const found = wrongIn(typed, t);
    setWrong(found);
    if (Object.keys(found).length === 0) void send();
    else goToFirstWrong(form.current);
  };
  return (
    <form ref={form} method="post" action="/contact" noValidate onSubmit={submit} className={css.fields}>
      {failed && (
        <Banner tone="danger" role="alert">
          <b>{t.notSent}.</b> {failed} {t.kept}
        </Banner>
      )}
      <TextInput
        label={t.name}
        name="name"
        autoFocus={firstWrong === 'name'}
        autoComplete="name"
        maxLength={120}
        required
        value={typed.name}
        error={wrong.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextInput
        label={t.email}
        hint={t.emailHint}
        name="email"
        autoFocus={firstWrong === 'email'}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        value={typed.email}
        error={wrong.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <Textarea
        label={t.message}
        hint={t.messageHint}
        name="message"
        autoFocus={firstWrong === 'message'}
        rows={7}
        maxLength={5000}
        required
        value={typed.message}
        error={wrong.message}
        onChange={(event) => change({ message: event.target.value })}
      />
      <Button type="submit" size="lg" busy={sending && t.sending}>
        {t.send}
      </Button>
    </form>
  );
}
