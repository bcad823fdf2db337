import { useMessages } from '../../shared/i18n/messages.ts';
import { Question } from '../../shared/ui/Question.tsx';
import { messages } from './messages.ts';

type Props = { role: 'patient' | 'doctor'; ending: boolean; onYes: () => void; onNo: () => void };

export function EndQuestion({ role, ending, onYes, onNo }: Props) {
  const t = useMessages(messages);
  return (
    <Question title={t.endTitle[role]} yes={t.endYes} no={t.endNo} busy={ending && t.ending} onYes={onYes} onNo={onNo}>
      <p>{t.endSays[role]}</p>
    </Question>
  );
}
