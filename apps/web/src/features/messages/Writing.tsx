import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../shared/api/envelope.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Textarea, TextInput } from '../../shared/ui/Field.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { notify } from '../../shared/ui/notices.ts';
import { Question } from '../../shared/ui/Question.tsx';
import { useSending } from '../../shared/use-sending.ts';
import { Enclosed } from './Enclosed.tsx';
import { addressIn, type Where } from './mailbox.ts';
import { messages } from './messages.ts';
import { Recipients } from './Recipients.tsx';
import type { Start } from './start.ts';
import { useLetter } from './use-letter.ts';
import css from './Writing.module.css';

type Props = { base: string; where: Where; kind: string; start: Start };
type Wrong = { to?: string; subject?: string; message?: string };

export function Writing({ base, where, kind, start }: Props) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const { letter, change, clear, going, isEmpty, send, keep, attach, detach, discard } = useLetter(start);
  const { sending, send: doing } = useSending();
  const [act, setAct] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [start.key]);
  const close = (open = {}) => navigate(addressIn(base, where, open), { replace: true, preventScrollReset: true });
  const run = (name: string, work: () => Promise<void>) => {
    setAct(name);
    return doing(work);
  };

  const submit = () => {
    const missing: Wrong = {
      ...(letter.to.length === 0 ? { to: t.needRecipient } : {}),
      ...(letter.subject.trim() ? {} : { subject: t.needSubject }),
      ...(letter.message.trim() ? {} : { message: t.needText }),
    };
    setWrong(missing);
    if (Object.keys(missing).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    void run('send', async () => {
      try {
        await send();
      } catch (error) {
        if (error instanceof ApiError && error.status === 0)
          notify({ title: t.notSent, message: error.message, kind: 'error' });
        else throw error;
        return;
      }
      clear();
      notify({ message: t.wasSent });
      await close();
    });
  };
  const leave = () =>
    run('keep', async () => {
      await keep();
      clear();
      notify({ message: t.kept });
      await close();
    });
  const throwAway = () =>
    run('discard', async () => {
      await discard();
      await close();
    });
  const byMail = letter.to.some((person) => person.account_id === null);

  return (
    <form
      ref={form}
      className={css.writing}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2 ref={heading} tabIndex={-1}>
        {start.title}
      </h2>
      <Recipients kind={kind} to={letter.to} error={wrong.to} onChange={(to) => change({ to })} />
      {byMail && <Notice tone="kivu">{t.byMail}</Notice>}
      <TextInput
        label={t.subject}
        name="subject"
        maxLength={200}
        value={letter.subject}
        error={wrong.subject}
        onChange={(event) => change({ subject: event.target.value })}
      />
      <Textarea
        label={t.text}
        name="message"
        rows={10}
        maxLength={10_000}
        value={letter.message}
        error={wrong.message}
        onChange={(event) => change({ message: event.target.value })}
      />
      {!byMail && (
        <Enclosed
          passedOn={letter.draftId ? [] : start.passedOn}
          files={letter.files}
          going={going}
          onAdd={(files) => void run('attach', () => attach(files))}
          onRemove={(id) => void run('attach', () => detach(id))}
        />
      )}
      <div className={css.acts}>
        <Button type="submit" busy={sending && act === 'send' && t.sending}>
          {t.send}
        </Button>
        <Button
          variant="outlined"
          busy={sending && act === 'keep' && t.keeping}
          onClick={() => void (isEmpty ? close() : leave())}
        >
          {t.keep}
        </Button>
        <Button variant="text" onClick={() => (isEmpty ? void close() : setAsking(true))}>
          {t.discard}
        </Button>
      </div>
      {asking && (
        <Question
          title={t.deleteDraftTitle}
          yes={t.yesDiscard}
          no={t.no}
          busy={sending && t.deleting}
          onYes={() => void throwAway()}
          onNo={() => setAsking(false)}
        >
          <p>{t.deleteDraftSays}</p>
        </Question>
      )}
    </form>
  );
}
