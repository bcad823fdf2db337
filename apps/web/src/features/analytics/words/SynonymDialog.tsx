import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useDraft } from '../../../lib/hooks/use-draft.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { TextInput } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { useShowChange } from '../../../ui/use-show-change.ts';
import { type ChosenMeaning, MeaningChoice } from './MeaningChoice.tsx';
import { texts } from './texts.ts';

const LONGEST = 60;
type Form = { phrase: string; meaning: ChosenMeaning | null };

type Props = {
  phrase: string;
  /** The search text in which somebody typed the phrase. */
  typed: string;
  onClose: () => void;
};

/** The form that gives a phrase a meaning. The typed values are kept until they are sent or the dialog is closed. */
export function SynonymDialog({ phrase, typed, onClose }: Props) {
  const t = useTexts(texts);
  const showChange = useShowChange();
  const empty: Form = { phrase: phrase.slice(0, LONGEST), meaning: null };
  const [form, change, clear] = useDraft(`synonym ${phrase}`, empty);
  const { sending, send, wrong } = useFormSubmit();
  const [tried, setTried] = useState(false);
  const leave = () => {
    clear();
    onClose();
  };
  const submit = () => {
    setTried(true);
    const { meaning } = form;
    if (!form.phrase.trim() || !meaning) return;
    void send(async () => {
      const body = { phrase: form.phrase, meaning: meaning.id };
      const reply = await call('POST /admin/search-synonyms', { body });
      leave();
      await showChange(reply);
    });
  };
  return (
    <FormDialog
      narrow
      title={t.add}
      words={{ send: t.save, sending: t.saving }}
      sending={sending}
      onSend={submit}
      onClose={leave}
      noValidate
    >
      <TextInput
        label={t.phrase}
        hint={t.phraseHint}
        maxLength={LONGEST}
        autoCapitalize="off"
        value={form.phrase}
        error={wrong.phrase ?? (tried && !form.phrase.trim() ? t.phraseNeeded : undefined)}
        onChange={(event) => change({ phrase: event.currentTarget.value })}
      />
      <MeaningChoice
        phrase={form.phrase}
        typed={typed}
        chosen={form.meaning}
        error={wrong.meaning ?? (tried && !form.meaning ? t.meaningNeeded : undefined)}
        onChoose={(meaning) => change({ meaning })}
      />
    </FormDialog>
  );
}
