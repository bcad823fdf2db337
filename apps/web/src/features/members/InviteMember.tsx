import type { MemberRole } from '@ivuriro/contract/member-roles';
import { ContactInput } from '../../domain/phone/ContactInput.tsx';
import { recipientOf } from '../../domain/phone/contact.ts';
import { callAt } from '../../lib/api/call.ts';
import { useDraft } from '../../lib/hooks/use-draft.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { TextInput } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import { useShowChange } from '../../ui/use-show-change.ts';
import { type MembersContext, rolesFor } from './members.ts';
import { RoleChoice } from './RoleChoice.tsx';
import { texts } from './texts.ts';

type Props = { providerContext: MembersContext; onClose: () => void };

/** The form that invites a person by e-mail or text message. Closing the dialog keeps the typed values. */
export function InviteMember({ providerContext, onClose }: Props) {
  const t = useTexts(texts);
  const account = useAccount();
  const empty = { name: '', contact: '', role: 'reception' as MemberRole };
  const [form, change, clearDraft] = useDraft(`invitation ${providerContext.id}`, empty);
  const showChange = useShowChange();
  const { sending, send, wrong } = useFormSubmit();
  const invite = () =>
    send(async () => {
      const { contact, ...rest } = form;
      const body = { ...rest, ...recipientOf(contact) };
      const reply = await callAt(providerContext, 'POST /members', { body });
      clearDraft();
      onClose();
      await showChange(reply);
    });
  return (
    <FormDialog
      title={t.inviteTitle}
      subtitle={t.inviteSays}
      words={{ send: t.send, sending: t.sending }}
      sending={sending}
      onSend={() => void invite()}
      onClose={onClose}
    >
      <TextInput
        label={t.name}
        hint={t.nameHint}
        value={form.name}
        error={wrong.name}
        required
        maxLength={120}
        autoComplete="off"
        onChange={(event) => change({ name: event.target.value })}
      />
      <ContactInput value={form.contact} onContact={(contact) => change({ contact })} wrong={wrong} />
      <RoleChoice
        roles={rolesFor(providerContext.kind, account)}
        value={form.role}
        onChange={(role) => change({ role })}
      />
    </FormDialog>
  );
}
