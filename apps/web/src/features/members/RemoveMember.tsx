import { callAt } from '../../lib/api/call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { leave } from '../../lib/session/sign-out-and-reload.ts';
import { Confirmation } from '../../ui/Confirmation.tsx';
import { useShowChange } from '../../ui/use-show-change.ts';
import { type Member, type MembersContext, nameOf } from './members.ts';
import { type Messages, texts } from './texts.ts';

type Props = { providerContext: MembersContext; member: Member; own: boolean; onClose: () => void };

/**
 * Asks for confirmation before a member is removed, an invitation is withdrawn, or the reader leaves the provider.
 * Names the consequences.
 */
export function RemoveMember({ providerContext, member, own, onClose }: Props) {
  const t = useTexts(texts);
  const showChange = useShowChange();
  const remove = async () => {
    const reply = await callAt(providerContext, 'DELETE /members/{id}', { params: { id: member.id } });
    // a member who has left has lost the session, so nothing is read again
    await (own ? leave() : showChange(reply));
  };
  const { title, says, yes } = questionOf(member, own, t);
  return (
    <Confirmation title={title} yes={yes} no={t.keep} busy={t.removing} act={remove} onClose={onClose}>
      {says.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Confirmation>
  );
}

function questionOf(member: Member, own: boolean, t: Messages): { title: string; says: string[]; yes: string } {
  const name = nameOf(member);
  if (own) return { title: t.leaveTitle, says: [t.leaveSays], yes: t.leave };
  if (member.status === 'INVITED') return { title: t.withdrawTitle(name), says: [t.withdrawSays], yes: t.withdraw };
  return { title: t.removeTitle(name), says: [t.removeSays, t.removeStays], yes: t.remove };
}
