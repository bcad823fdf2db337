import type { Appointment } from '@ivuriro/contract';
import { useMessages } from '../../shared/i18n/messages.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { video } from '../../shared/ui/icons.ts';
import { messages } from './messages.ts';
import { isJoinable } from '../../shared/visit/visit-times.ts';

/** The way into an online visit, while its room is open. */
export function JoinLink({ visit, now }: { visit: Appointment; now: Date }) {
  const t = useMessages(messages);
  if (!visit.meet_link || !isJoinable(visit, now)) return null;
  return (
    <LinkButton to={visit.meet_link}>
      <Icon of={video} />
      {t.join}
    </LinkButton>
  );
}
