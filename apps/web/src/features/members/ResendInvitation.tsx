import { contactOf, recipientOf } from '../../domain/phone/contact.ts';
import { callAt } from '../../lib/api/call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Confirmation } from '../../ui/Confirmation.tsx';
import { useShowChange } from '../../ui/use-show-change.ts';
import { type Member, type MembersContext, nameOf } from './members.ts';
import { texts } from './texts.ts';

type Props = { providerContext: MembersContext; member: Member; onClose: () => void };

/** Sends a new link to an invited person. The new link replaces the previous one. */
export function ResendInvitation({ providerContext, member, onClose }: Props) {
  const t = useTexts(texts);
  const showChange = useShowChange();
  const { role } = member;
  const recipient = recipientOf(member.email ?? member.phone ?? '');
  const resend = async () =>
    showChange(await callAt(providerContext, 'POST /members', { body: { name: nameOf(member), ...recipient, role } }));
  return (
    <Confirmation
      mild
      title={t.againTitle(nameOf(member))}
      yes={t.resend}
      no={t.keep}
      busy={t.sending}
      act={resend}
      onClose={onClose}
    >
      <p>{t.againSays(contactOf(member))}</p>
    </Confirmation>
  );
}
