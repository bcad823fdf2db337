import type { DoctorCard } from '@ivuriro/contract';
import { useMessages } from '../i18n/messages.ts';
import { displayTime } from '../i18n/times.ts';
import css from './NextFree.module.css';
import { messages } from './messages.ts';
import { dayWord } from './next-free.ts';

/** The time is the headline; the day stands small before it. */
export function NextFree({ next, today }: { next: DoctorCard['next_available']; today: string }) {
  const t = useMessages(messages);
  if (!next) return <p className={css.next}>{t.noTime}</p>;
  return (
    <p className={css.next}>
      {t.nextFree} <em>{dayWord(next.date, today, t)}</em>
      <b>{displayTime(next.time)}</b>
    </p>
  );
}
