import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { call } from '../../shared/api/call.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Textarea, TextInput } from '../../shared/ui/Field.tsx';
import { notify } from '../../shared/ui/notices.ts';
import { useDraft } from '../../shared/use-draft.ts';
import { useSending } from '../../shared/use-sending.ts';
import { instantIn } from './instants.ts';
import { messages } from './messages.ts';
import css from './privacy.module.css';

export function BreachDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(messages);
  const id = useId();
  const queries = useQueryClient();
  const { sending, send } = useSending();
  const [form, change, clear] = useDraft('breach', { found: '', what: '', people: '' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(async () => {
      const { message } = await call('POST /admin/breaches', {
        body: { found_at: instantIn(form.found), what: form.what, people: form.people },
      });
      notify({ message });
      clear();
      onClose();
      await queries.invalidateQueries();
    });
  };
  const foot = (
    <>
      <Button variant="outlined" onClick={onClose}>
        {t.cancel}
      </Button>
      <Button type="submit" form={id} busy={sending && t.saving}>
        {t.save}
      </Button>
    </>
  );
  return (
    <Dialog narrow title={t.record} onClose={onClose} foot={foot}>
      <form id={id} className={css.form} onSubmit={submit} noValidate>
        <TextInput
          label={t.found}
          type="datetime-local"
          value={form.found}
          onChange={(event) => change({ found: event.currentTarget.value })}
        />
        <Textarea
          label={t.what}
          value={form.what}
          maxLength={10_000}
          onChange={(event) => change({ what: event.currentTarget.value })}
        />
        <TextInput
          label={t.people}
          inputMode="numeric"
          value={form.people}
          onChange={(event) => change({ people: event.currentTarget.value })}
        />
      </form>
    </Dialog>
  );
}
