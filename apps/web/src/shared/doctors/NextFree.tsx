import type { DoctorCard } from '@ivuriro/contract';
import { useTexts } from '../i18n/texts.ts';
import { displayTime } from '../i18n/times.ts';
import css from './NextFree.module.css';
import { texts } from './texts.ts';
import { dayWord } from './next-free.ts';

/** The time is the headline; the day stands small before it. */
export function NextFree({ next, today }: { next: DoctorCard['next_available']; today: string }) {
  const t = useTexts(texts);
  if (!next) return <p className={css.next}>{t.noTime}</p>;
  return (
    <p className={css.next}>
      {t.nextFree} <em>{dayWord(next.date, today, t)}</em>
      <b>{displayTime(next.time)}</b>
    </p>
  );
}
