import type { DoctorCard } from '@ivuriro/contract';
import { useTexts } from '../../lib/language/texts.ts';
import { displayTime } from '../../lib/language/times.ts';
import css from './NextFreeSlot.module.css';
import { texts } from './texts.ts';
import { dayWord, placeText } from './next-free-slot.ts';

type Next = Pick<NonNullable<DoctorCard['next_available']>, 'date' | 'time' | 'hospital'> | null;

/** The next free slot: the day in small type, and then the time in large type. */
export function NextFreeSlot({ next, today }: { next: Next; today: string }) {
  const t = useTexts(texts);
  if (!next) return <p className={css.next}>{t.noTime}</p>;
  return (
    <p className={css.next}>
      {t.nextFree} <em>{dayWord(next.date, today, t)}</em>
      <b>{displayTime(next.time)}</b>
    </p>
  );
}

/** The place of the next free slot: a hospital with its district, or "video". */
export function SlotPlace({ next }: { next: Next }) {
  const t = useTexts(texts);
  if (!next) return null;
  const { hospital } = next;
  return <p className={css.place}>{hospital ? placeText(hospital) : t.video}</p>;
}
