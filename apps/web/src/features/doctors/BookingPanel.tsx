import { Link } from 'react-router';
import { usePrice } from '../../domain/content/use-content.ts';
import { NextFreeSlot, SlotPlace } from '../../domain/doctors/NextFreeSlot.tsx';
import { useTexts } from '../../lib/language/texts.ts';
import { money } from '../../lib/language/money.ts';
import { LinkButton } from '../../ui/Button.tsx';
import type { ChosenSlot } from '../../domain/availability/calendar.ts';
import { CalendarStrip } from '../../domain/availability/CalendarStrip.tsx';
import { Card } from '../../ui/Card.tsx';
import { hospital, video } from '../../ui/icons.ts';
import { Segment } from '../../ui/Segment.tsx';
import css from './BookingPanel.module.css';
import type { Doctor } from './doctor.ts';
import { texts } from './doctor-texts.ts';
import type { useAvailability } from './use-availability.ts';

type Props = { doctor: Doctor; today: string; times: ReturnType<typeof useAvailability> };

/** A doctor's free slots; choosing one opens the booking dialog with it. */
export function BookingPanel({ doctor, today, times }: Props) {
  const t = useTexts(texts);
  const price = usePrice(doctor.consultation_fee);
  return (
    <Card className={css.panel} id="times">
      <div className={css.head}>
        <div>
          <NextFreeSlot next={times.next} today={today} />
          <SlotPlace next={times.next} />
        </div>
        <b>{money(price)}</b>
      </div>
      <Segment
        legend={t.sees}
        name="type"
        value={times.type}
        onChange={(type) => times.setType(type as 'ONLINE' | 'PHYSICAL')}
        options={times.types.map((value) =>
          value === 'ONLINE' ? { value, label: t.online, icon: video } : { value, label: t.inPerson, icon: hospital },
        )}
      />
      <CalendarStrip
        calendar={times.calendar}
        failed={times.failed}
        onRetry={times.retry}
        today={today}
        week={times.week}
        onWeek={times.setWeek}
        onChoose={(slot, at) => times.choose(appointmentAt(doctor.id, times.type, slot, at))}
      />
      <LinkButton to={appointmentAt(doctor.id, times.type)} preventScrollReset wide>
        {t.makeAppointment}
      </LinkButton>
      <p className={css.rule}>{t.cancelRule}</p>
    </Card>
  );
}

/** A bar for phones that stays on the screen, with the next free slot and a link to all slots. */
export function BookingBar({ times, today }: Pick<Props, 'times' | 'today'>) {
  const t = useTexts(texts);
  return (
    <div className={css.bar}>
      <div>
        <NextFreeSlot next={times.next} today={today} />
        <SlotPlace next={times.next} />
      </div>
      <Link to="#times" className={css.choose}>
        {t.chooseTime}
      </Link>
    </div>
  );
}

/**
 * The URL that opens the booking dialog with a slot. `at`: the hospitals at which the slot can be booked; if there is
 * only one, the URL names it.
 */
function appointmentAt(doctorId: string, type: string, slot?: ChosenSlot, at: string[] = []): string {
  const query = new URLSearchParams({ dialog: 'appointment', doctor: doctorId, type });
  if (type === 'PHYSICAL' && at.length === 1) query.set('hospital', at[0]!);
  if (slot)
    for (const [name, value] of [
      ['date', slot.date],
      ['time', slot.time],
      ['end', slot.end_time],
    ] as const)
      query.set(name, value);
  return `?${query}`;
}
