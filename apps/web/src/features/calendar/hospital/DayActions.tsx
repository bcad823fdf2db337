import { type ReactNode, useState } from 'react';
import type { AnyProviderContext } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Question } from '../../../ui/Question.tsx';
import { BookedAppointments } from '../BookedAppointments.tsx';
import type { On } from '../calendar-rows.ts';
import { texts } from './texts.ts';
import { useChangeRoster } from './use-change-roster.ts';
import type { Timetable } from './use-timetable.ts';

type Props = { providerContext: AnyProviderContext; on: On; name: string; timetable: Timetable };

/** Whether there is anything to clear, close or delete on the day. */
export const hasActs = ({ weekly, dated, roster }: Timetable, on: On): boolean =>
  'day' in on ? weekly.length > 0 : dated.length > 0 || roster.length > 0;

/** Actions on the whole day: clear a weekday, close a date, or delete the rows of a date. */
export function DayActions({ providerContext, on, name, timetable }: Props) {
  const t = useTexts(texts);
  const [question, setQuestion] = useState<'clear' | 'close' | 'back' | null>(null);
  const done = () => setQuestion(null);
  const { sending, clearWeekday, closeDate, deleteDate } = useChangeRoster(providerContext, on, timetable, done);
  const count = t.doctors(timetable.roster.length);
  const works = timetable.roster.length > 0;
  const ask = (title: string, says: string, act: () => void, mild = false): ReactNode => (
    <Question title={title} busy={sending && t.changing} mild={mild} onYes={act} onNo={done}>
      <p>{says}</p>
      {(question === 'close' || question === 'clear') && (
        <BookedAppointments providerContext={providerContext} on={on} />
      )}
    </Question>
  );
  if ('day' in on) {
    return (
      <>
        <Button variant="outlined" onClick={() => setQuestion('clear')}>
          {t.clearDay}
        </Button>
        {question === 'clear' && ask(t.sure, t.clearSays(count, name), () => void clearWeekday())}
      </>
    );
  }
  return (
    <>
      {timetable.dated.length > 0 && (
        <Button variant="outlined" onClick={() => setQuestion('back')}>
          {t.backToWeek}
        </Button>
      )}
      {works && (
        <Button variant="outlined" onClick={() => setQuestion('close')}>
          {t.closeDay}
        </Button>
      )}
      {question === 'close' && ask(t.closeTitle(name), t.closeSays(count), () => void closeDate(), true)}
      {question === 'back' && ask(t.sure, t.backSays(name), () => void deleteDate(), true)}
    </>
  );
}
