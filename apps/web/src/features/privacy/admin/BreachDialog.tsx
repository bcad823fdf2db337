import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Textarea, TextInput } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useDraft } from '../../../lib/hooks/use-draft.ts';
import { useShowChange } from '../../../ui/use-show-change.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { instantIn } from './date-times.ts';
import { texts } from './texts.ts';

export function BreachDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts);
  const showChange = useShowChange();
  const { sending, send } = useFormSubmit();
  const [form, change, clear] = useDraft('breach', { found: '', what: '', people: '' });
  const submit = () =>
    send(async () => {
      const reply = await call('POST /admin/breaches', {
        body: { found_at: instantIn(form.found), what: form.what, people: form.people },
      });
      clear();
      onClose();
      await showChange(reply);
    });
  return (
    <FormDialog
      narrow
      title={t.record}
      words={{ send: t.save, sending: t.saving }}
      sending={sending}
      onSend={submit}
      onClose={onClose}
      noValidate
    >
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
    </FormDialog>
  );
}
