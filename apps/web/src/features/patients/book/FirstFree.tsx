import type { ChosenSlot } from '../../../domain/availability/calendar.ts';
import { useSlotsAhead } from '../../../domain/availability/use-slots-ahead.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { useToday } from '../../../lib/hooks/use-today.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { displayTime } from '../../../lib/language/times.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { FailedLine } from '../../../ui/FailedLine.tsx';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { hasBegun } from './begun.ts';
import css from './book.module.css';
import { texts } from './texts.ts';
import type { BookableDoctor } from './use-bookable-doctors.ts';

type Props = {
  hospital: string;
  doctors: readonly BookableDoctor[];
  onChoose: (doctor: string, slot: ChosenSlot) => void;
};

/** The first free slot of any doctor of the hospital today, for a walk-in; a press chooses doctor and slot. */
export function FirstFree({ hospital, doctors, onChoose }: Props) {
  const t = useTexts(texts);
  const today = useToday();
  const now = useNow();
  const { data, isError, refetch } = useCall('GET /view_hospital/calendar/{id}', {
    params: { id: hospital },
    query: { week_start_date: today, week_end_date: today, consultation_type: 'PHYSICAL', walk_in: '1' },
  });
  const ahead = useSlotsAhead(data, true);
  if (!ahead && isError) return <FailedLine says={t.firstFreeFailed} onRetry={() => void refetch()} />;
  if (!ahead) return <SkeletonLines says={t.firstFreeLoading} heights={['44px']} />;
  const slots = ahead.calendar.find(({ date }) => date === today)?.timeSlots ?? [];
  const first = slots
    .filter(({ isAvailable }) => isAvailable)
    .flatMap(({ time, end_time, doctor_ids = [] }) =>
      doctors
        .filter(({ id }) => doctor_ids.includes(id))
        .map((doctor) => ({ doctor, slot: { date: today, time, end_time } })),
    )[0];
  if (!first) return <p className={css.none}>{t.noneToday}</p>;
  const { doctor, slot } = first;
  return (
    <div className={css.next}>
      <Chip pressed={false} onClick={() => onChoose(doctor.id, slot)}>
        {hasBegun(slot, now)
          ? t.firstFreeNow(displayTime(slot.end_time), doctor.name)
          : t.firstFree(displayTime(slot.time), doctor.name)}
      </Chip>
    </div>
  );
}
