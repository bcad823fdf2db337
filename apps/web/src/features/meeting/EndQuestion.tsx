import { useMessages } from '../../shared/i18n/messages.ts';
import { Question } from '../../shared/ui/Question.tsx';
import { messages } from './messages.ts';

type Props = { role: 'patient' | 'doctor'; met: boolean; ending: boolean; onYes: () => void; onNo: () => void };

export function EndQuestion({ role, met, ending, onYes, onNo }: Props) {
  const t = useMessages(messages);
  return (
    <Question
      title={met ? t.endTitle[role] : t.leaveTitle}
      yes={t.endYes}
      no={t.endNo}
      busy={ending && t.ending}
      onYes={onYes}
      onNo={onNo}
    >
      <p>{met ? t.endSays[role] : t.leaveSays[role]}</p>
    </Question>
  );
}
