import { useState } from 'react';
import { permissionsOf } from '@ivuriro/contract/role-permissions';
import { contactOf } from '../../domain/phone/contact.ts';
import { callAt } from '../../lib/api/call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { amendAccount } from '../../lib/session/session.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { TextInput } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import { useShowChange } from '../../ui/use-show-change.ts';
import { type Member, type MembersContext, nameOf, rolesFor } from './members.ts';
import { RoleChoice } from './RoleChoice.tsx';
import { texts } from './texts.ts';

type Props = { providerContext: MembersContext; member: Member; own: boolean; onClose: () => void };

/** The form that changes the name and the role of a member or an invited person. */
export function ChangeMember({ providerContext, member, own, onClose }: Props) {
  const t = useTexts(texts);
  const account = useAccount();
  const [name, setName] = useState(member.name ?? '');
  const [role, setRole] = useState(member.role);
  const showChange = useShowChange();
  const { sending, send, wrong } = useFormSubmit();
  const save = () =>
    send(async () => {
      const body = { role, ...(name.trim() ? { name } : {}) };
      const reply = await callAt(providerContext, 'PUT /members/{id}', { params: { id: member.id }, body });
      const saved = reply.data;
      if (own)
        amendAccount({
          role: saved.role,
          permissions: permissionsOf(providerContext.kind, saved.role),
          member: { id: member.id, name: saved.name },
        });
      onClose();
      await showChange(reply);
    });
  return (
    <FormDialog
      title={t.changeTitle(nameOf(member))}
      subtitle={contactOf(member)}
      words={{ send: t.save, sending: t.saving }}
      sending={sending}
      onSend={() => void save()}
      onClose={onClose}
    >
      <TextInput
        label={t.name}
        hint={t.nameHint}
        value={name}
        error={wrong.name}
        required={member.name !== null}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <RoleChoice roles={rolesFor(providerContext.kind, account)} value={role} onChange={setRole} />
      <p>{t.changeSays}</p>
    </FormDialog>
  );
}
