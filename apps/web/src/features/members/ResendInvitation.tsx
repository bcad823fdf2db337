import { callAt } from '../../lib/api/call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Confirmation } from '../../ui/Confirmation.tsx';
import { useShowChange } from '../../ui/use-show-change.ts';
import { type Member, type MembersContext, nameOf } from './members.ts';
import { texts } from './texts.ts';

type Props = { providerContext: MembersContext; member: Member; onClose: () => void };

/** Mails a new link to an invited person; it replaces the previous link. */
export function ResendInvitation({ providerContext, member, onClose }: Props) {
  const t = useTexts(texts);
  const showChange = useShowChange();
  const { role } = member;
  // people are invited by their e-mail address
  const email = member.email ?? '';
  const resend = async () =>
    showChange(await callAt(providerContext, 'POST /members', { body: { name: nameOf(member), email, role } }));
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
      <p>{t.againSays(email)}</p>
    </Confirmation>
  );
}
