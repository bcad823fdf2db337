import { useTexts } from '../../lib/language/texts.ts';
import { Question } from '../../ui/Question.tsx';
import { texts } from './texts.ts';

type Props = { role: 'patient' | 'doctor'; met: boolean; ending: boolean; onYes: () => void; onNo: () => void };

export function EndCallQuestion({ role, met, ending, onYes, onNo }: Props) {
  const t = useTexts(texts);
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
