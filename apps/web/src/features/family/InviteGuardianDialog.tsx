import { longestRepresentation } from '@ivuriro/contract/representation';
import { useState } from 'react';
import { ContactInput } from '../../domain/phone/ContactInput.tsx';
import { recipientOf } from '../../domain/phone/contact.ts';
import { call } from '../../lib/api/call.ts';
import type { Api } from '../../lib/api/contract.ts';
import { useDraft } from '../../lib/hooks/use-draft.ts';
import { useToday } from '../../lib/hooks/use-today.ts';
import { addDays } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { type Account, isChild } from '../../lib/session/accounts.ts';
import { Select, TextInput } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import { texts } from './texts.ts';

type Body = Api['POST /patient/guardians']['body'];
type Field = 'name' | 'contact' | 'relation' | 'until';
const empty: Record<Field, string> = { name: '', contact: '', relation: '', until: '' };
type Props = { account: Account; onInvited: () => unknown; onClose: () => void };

/**
 * The form that invites another guardian for a child, with their relation to the child, or a representative for an
 * adult, with an end date. Closing the dialog keeps the typed values.
 */
export function InviteGuardianDialog({ account, onInvited, onClose }: Props) {
  const t = useTexts(texts);
  const today = useToday();
  const ofChild = isChild(account);
  const [form, change, clear] = useDraft(`guardian of ${account.id}`, empty);
  const [tried, setTried] = useState(false);
  const { sending, send, wrong } = useFormSubmit();
  const missing = {
    name: t.needPersonName,
    contact: t.needContact,
    ...(ofChild ? { relation: t.needPersonRelation } : { until: t.needLastDay }),
  } as Record<Field, string>;
  const field = (name: Field) => ({
    name,
    value: form[name],
    error: tried && !form[name].trim() ? missing[name] : wrong[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  const invite = () => {
    setTried(true);
    const { name, contact, relation, until } = form;
    const typed = ofChild ? { name, relation } : { name, until };
    if ([contact, ...Object.values(typed)].some((value) => !value.trim())) return;
    const body = { ...typed, ...recipientOf(contact) } as Body;
    return send(async () => {
      const { message } = await call('POST /patient/guardians', { body });
      showToast({ message });
      clear();
      onClose();
      await onInvited();
    }, t.notInvited);
  };
  return (
    <FormDialog
      narrow
      title={ofChild ? t.inviteGuardian : t.inviteRepresentative}
      words={{ send: t.sendInvitation, sending: t.sending }}
      sending={sending}
      onSend={invite}
      onClose={onClose}
      noValidate
    >
      <p>{ofChild ? t.inviteGuardianSays(account.name) : t.inviteRepresentativeSays}</p>
      <TextInput label={t.personName} {...field('name')} autoComplete="off" maxLength={120} />
      <ContactInput
        value={form.contact}
        onContact={(contact) => change({ contact })}
        wrong={wrong}
        error={tried && !form.contact.trim() && missing.contact}
      />
      {ofChild ? (
        <Select
          label={t.personRelation}
          {...field('relation')}
          empty={t.chooseOne}
          options={Object.entries(t.relations).map(([value, label]) => ({ value, label }))}
        />
      ) : (
        <TextInput
          label={t.lastDay}
          {...field('until')}
          type="date"
          min={today}
          max={addDays(today, longestRepresentation)}
          hint={t.lastDayHint}
          autoComplete="off"
        />
      )}
    </FormDialog>
  );
}
