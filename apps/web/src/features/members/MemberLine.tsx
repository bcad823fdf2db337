import { useState } from 'react';
import { contactOf } from '../../domain/phone/contact.ts';
import { nearInstant } from '../../lib/language/dates.ts';
import { useNow } from '../../lib/hooks/use-now.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { Badge, type BadgeProps } from '../../ui/Badge.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { ChangeMember } from './ChangeMember.tsx';
import { MemberMenu, type MemberAction } from './MemberMenu.tsx';
import { isOwn, mayChange, type Member, type MembersContext, type MemberState, nameOf, stateOf } from './members.ts';
import css from './members.module.css';
import { RemoveMember } from './RemoveMember.tsx';
import { ResendInvitation } from './ResendInvitation.tsx';
import { type Messages, texts } from './texts.ts';
import { useRoles } from './use-roles.ts';

type Props = { providerContext: MembersContext; member: Member };

const looks: Record<MemberState, Omit<BadgeProps, 'children'>> = {
  active: { tone: 'tea' },
  invited: { tone: 'ochre', shape: 'half' },
  expired: { tone: 'stone', shape: 'hollow' },
};
const dialogs = { change: ChangeMember, again: ResendInvitation, remove: RemoveMember };

export function MemberLine({ providerContext, member }: Props) {
  const t = useTexts(texts);
  const now = useNow();
  const role = useRoles()(member.role);
  const account = useAccount();
  const [acting, setActing] = useState<MemberAction>();
  const state = stateOf(member, now);
  const own = isOwn(member, account);
  const Dialog = acting && dialogs[acting];
  return (
    <li className={css.line} data-state={state}>
      <Picture seed={member.id} alt="" width={44} />
      <div className={css.who}>
        <b>{nameOf(member)}</b>
        <span>{member.name === null ? t.unnamed : contactOf(member)}</span>
      </div>
      <div className={css.role}>{role.name}</div>
      <div className={css.state}>
        <Badge {...looks[state]}>{t.state[state]}</Badge>
        {own && <Badge shape="hollow">{t.you}</Badge>}
      </div>
      <small className={css.when}>{whenOf(member, state, now, t)}</small>
      <div className={css.acts}>
        {mayChange(member, account) && <MemberMenu member={member} own={own} onChoose={setActing} />}
      </div>
      {Dialog && (
        <Dialog providerContext={providerContext} member={member} own={own} onClose={() => setActing(undefined)} />
      )}
    </li>
  );
}

function whenOf({ expires_at, last_seen_at }: Member, state: MemberState, now: Date, t: Messages): string {
  if (state === 'active') return last_seen_at ? t.seen(nearInstant(last_seen_at, now)) : t.unseen;
  const when = nearInstant(expires_at!, now);
  return state === 'expired' ? t.over(when) : t.until(when);
}
