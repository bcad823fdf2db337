import { useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/envelope.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Textarea, TextInput } from '../../../ui/Field.tsx';
import { goToFirstWrong } from '../../../ui/focus-invalid-field.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { showToast, showFailureToast } from '../../../ui/toasts.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { MessageFiles } from './MessageFiles.tsx';
import type { Where } from './mailbox.ts';
import { texts } from './texts.ts';
import { Recipients } from './Recipients.tsx';
import type { Start } from './initial-message.ts';
import { useOpenNext } from './use-open-next.ts';
import { useMessageDraft } from './use-message-draft.ts';
import css from './WriteMessage.module.css';
import { type Act, Acts } from './WriteMessageActs.tsx';

type Props = {
  base: string;
  where: Where;
  accountId: string;
  kind: string;
  start: Start;
  /** Called when attaching a file has stored the message as a draft; `id` is the id of the draft. */
  onDraft: (id: string) => void;
};
type Wrong = { to?: string; subject?: string; message?: string };

export function WriteMessage({ base, where, accountId, kind, start, onDraft }: Props) {
  const t = useTexts(texts);
  const { goOn } = useOpenNext(base, where);
  const { letter, change, going, isEmpty, draftId, send, keep, attach, detach, discard } = useMessageDraft(
    accountId,
    start,
  );
  const { sending, send: doing } = useFormSubmit();
  const [act, setAct] = useState<Act>('send');
  const [wrong, setWrong] = useState<Wrong>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [start.key]);
  const close = () => goOn({}, draftId());
  const run = (name: Act, work: () => Promise<void>) => {
    setAct(name);
    return doing(work);
  };
  const enclose = (work: Promise<void>) => work.then(() => onDraft(draftId()), tellFailure);

  const submit = () => {
    const missing: Wrong = {
      ...(letter.to.length === 0 ? { to: t.needRecipient } : {}),
      ...(letter.subject.trim() ? {} : { subject: t.needSubject }),
      ...(letter.message.trim() ? {} : { message: t.needText }),
    };
    setWrong(missing);
    if (Object.keys(missing).length > 0) {
      goToFirstWrong(form.current);
      return;
    }
    void run('send', async () => {
      try {
        if (!(await send())) return;
      } catch (error) {
        if (error instanceof ApiError && error.status === 0)
          showToast({ title: t.notSent, message: error.message, kind: 'error' });
        else throw error;
        return;
      }
      showToast({ message: t.wasSent });
      await close();
    });
  };
  const keepDraft = () =>
    run('keep', async () => {
      if (!(await keep())) return;
      showToast({ message: t.kept });
      await close();
    });
  const throwAway = async () => {
    if (!(await discard())) showToast({ message: t.sentBefore, kind: 'info' });
    await close();
  };
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
      {byMail && <Banner tone="kivu">{t.byMail}</Banner>}
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
        <MessageFiles
          passedOn={letter.draftId ? [] : start.passedOn}
          files={letter.files}
          going={going}
          onAdd={(files) => void enclose(attach(files))}
          onRemove={(id) => void enclose(detach(id))}
        />
      )}
      <Acts
        busy={sending ? act : null}
        isEmpty={isEmpty}
        onKeep={keepDraft}
        onDiscard={throwAway}
        onClose={() => void close()}
      />
    </form>
  );
}

function tellFailure(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  showFailureToast(error);
}
