import { useRef, useState } from 'react';
import { call } from '../../lib/api/call.ts';
import type { Api } from '../../lib/api/contract.ts';
import { useDraft } from '../../lib/hooks/use-draft.ts';
import { useToday } from '../../lib/hooks/use-today.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { addAccount } from '../../lib/session/session.ts';
import { Select, TextInput } from '../../ui/Field.tsx';
import { FieldPair, FormDialog } from '../../ui/FormDialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import { texts } from './texts.ts';

type Body = Api['POST /patient/dependants']['body'];
type Field = 'full_name' | 'birth_date' | 'relation' | 'gender';
type ChildForm = Record<Field, string>;
const empty: ChildForm = { full_name: '', birth_date: '', relation: '', gender: '' };

/** The form that adds a child. The typed values stay until they are sent, also after a reload. */
export function AddChildDialog({ onAdded, onClose }: { onAdded: () => unknown; onClose: () => void }) {
  const t = useTexts(texts);
  const today = useToday();
  const [form, change, clear] = useDraft('child', empty);
  const { sending, send, wrong } = useFormSubmit();
  const [tried, setTried] = useState(false);
  // the Idempotency-Key: if the same form is sent twice, only one child is added
  const key = useRef(crypto.randomUUID());
  const missing: ChildForm = {
    full_name: t.needName,
    birth_date: t.needBirthDate,
    relation: t.needRelation,
    gender: t.needGender,
  };
  const field = (name: Field) => ({
    name,
    value: form[name],
    error: tried && !form[name].trim() ? missing[name] : wrong[name],
    onChange: (event: { target: { value: string } }) => {
      key.current = crypto.randomUUID();
      change({ [name]: event.target.value });
    },
  });
  const options = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));
  const add = () => {
    setTried(true);
    if (Object.values(form).some((value) => !value.trim())) return;
    return send(async () => {
      const { data, message } = await call('POST /patient/dependants', {
        body: form as Body,
        idempotencyKey: key.current,
      });
      if (data.patient) addAccount(data.patient);
      clear();
      showToast({ message });
      onClose();
      await onAdded();
    }, t.notAdded);
  };
  return (
    <FormDialog
      narrow
      title={t.addTitle}
      words={{ send: t.saveChild, sending: t.saving }}
      sending={sending}
      onSend={add}
      onClose={onClose}
      noValidate
    >
      <p>{t.addSays}</p>
      <TextInput label={t.name} {...field('full_name')} autoComplete="off" maxLength={120} />
      <TextInput
        label={t.birthDate}
        {...field('birth_date')}
        type="date"
        max={today}
        hint={t.birthDateHint}
        autoComplete="off"
      />
      <FieldPair>
        <Select label={t.relation} {...field('relation')} empty={t.chooseOne} options={options(t.relations)} />
        <Select label={t.gender} {...field('gender')} empty={t.chooseOne} options={options(t.genders)} />
      </FieldPair>
    </FormDialog>
  );
}
