import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { type AnyProviderContext, callAt } from '../../lib/api/call.ts';
import type { OwnedResourceApi } from '../../lib/api/contract.ts';
import { useDraft } from '../../lib/hooks/use-draft.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { TextInput } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import { useShowChange } from '../../ui/use-show-change.ts';
import { emptyPatient, type PatientField, PatientFields } from './PatientFields.tsx';
import { texts } from './texts.ts';

type Body = OwnedResourceApi['POST /patients']['body'];
type Field = PatientField | 'id_number';
const empty: Record<Field, string> = { ...emptyPatient, id_number: '' };

type Props = { providerContext: AnyProviderContext; to: (patient: string) => string; onClose: () => void };

/**
 * The form that creates a patient record and opens it. If the provider has made a record with the same data before,
 * that record is opened instead. Closing the dialog keeps the typed values.
 */
export function AddPatient({ providerContext, to, onClose }: Props) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [form, change, clear] = useDraft(`patient at ${providerContext.id}`, empty);
  const showChange = useShowChange();
  const { sending, send, wrong } = useFormSubmit();
  // the Idempotency-Key of the typed values: if they are sent twice, only one patient is added
  const key = useRef(crypto.randomUUID());
  const field = (name: Field) => ({
    name,
    value: form[name],
    error: wrong[name],
    onChange: (event: { target: { value: string } }) => {
      key.current = crypto.randomUUID();
      change({ [name]: event.target.value });
    },
  });
  const add = () =>
    send(async () => {
      const { gender, ...others } = form;
      const body = { ...others, ...(gender ? { gender } : {}) } as Body;
      const reply = await callAt(providerContext, 'POST /patients', { body, idempotencyKey: key.current });
      clear();
      onClose();
      void navigate(to(reply.data.id), { preventScrollReset: true });
      await showChange(reply);
    });
  return (
    <FormDialog
      narrow
      title={t.addTitle}
      words={{ send: t.save, sending: t.saving }}
      sending={sending}
      onSend={() => void add()}
      onClose={onClose}
    >
      <p>{t.addSays}</p>
      <PatientFields field={field} />
      <TextInput label={t.idNumber} {...field('id_number')} hint={t.optional} autoComplete="off" maxLength={32} />
    </FormDialog>
  );
}
