import { useEffect, useEffectEvent } from 'react';
import { call } from '../../../lib/api/call.ts';
import { shortDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { displayTime } from '../../../lib/language/times.ts';
import { CalendarStrip } from '../../../domain/availability/CalendarStrip.tsx';
import { windowOf } from '../../../domain/availability/calendar-window.ts';
import { HoldCountdown } from '../../../domain/payment/HoldCountdown.tsx';
import { refresh } from '../../../ui/icons.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { useAccount } from '../../../lib/session/use-account.ts';
import { useToday } from '../../../lib/hooks/use-today.ts';
import { useAnswer } from '../../../lib/api/use-answer.ts';
import { readWithOwn } from '../../../domain/availability/own-hold.ts';
import css from '../../../domain/purchase/purchase.module.css';
import type { Draft } from './draft.ts';
import { texts } from './texts.ts';
import { longTime } from './slot-times.ts';
import type { Booking } from './use-booking-draft.ts';
import type { AppointmentPurchase } from './use-book-appointment.ts';

type Props = {
  booking: Booking;
  purchase: AppointmentPurchase;
  when: string;
  week: number;
  onWeek: (week: number) => void;
};

/** Step 2: the choice of a slot from the free and taken slots of four days. */
export function DateTimeStep({ booking, purchase, when, week, onWeek }: Props) {
  const t = useTexts(texts);
  const { draft, change } = booking;
  const { payment, trouble, held, gone } = purchase;
  const { slot } = draft;
  const today = useToday();
  const times = useTimes(draft, today, week, held);

  const lose = useEffectEvent(purchase.lose);
  const chosenDay = times.data?.calendar.find((day) => day.date === slot?.date);
  const lost = chosenDay && !held && !chosenDay.timeSlots.some((one) => one.time === slot?.time && one.isAvailable);
  useEffect(() => {
    if (lost) lose();
  }, [lost]);

  return (
    <>
      {trouble?.kind === 'lost' && (
        <Banner tone="ochre" icon={refresh} role="alert">
          <b>{t.moneyReturns}</b> {t.otherTimes}
        </Banner>
      )}
      {gone && (
        <Banner tone="ochre" icon={refresh}>
          <b>{t.timeGone(`${shortDate(gone.date)}, ${displayTime(gone.time)}`)}</b> {t.otherTimes}
        </Banner>
      )}
      {held && <HoldCountdown what={when} of="time" until={payment.until} onAgain={purchase.holdAgain} />}
      <CalendarStrip
        calendar={times.data}
        failed={times.error !== undefined}
        onRetry={times.retry}
        today={today}
        week={week}
        onWeek={onWeek}
        chosen={slot}
        held={held}
        onChoose={(chosen) => {
          purchase.dismissTrouble();
          if (held && chosen.time + chosen.date !== `${slot?.time}${slot?.date}`) purchase.releaseHold();
          change({ slot: chosen });
        }}
      />
      <p className={css.chosen} role="status">
        {slot && (
          <>
            {t.yourTime}: <b>{longTime(slot.date, slot.time, slot.end_time)}</b>
          </>
        )}
      </p>
    </>
  );
}

/** Reads the slots of four days, and reads them again when a hold was released, because its slot is free again. */
function useTimes({ type, doctor, hospital, service }: Draft, today: string, week: number, held: boolean) {
  const account = useAccount();
  const { from, to } = windowOf(today, week);
  const place = type === 'PHYSICAL' ? { hospital_id: hospital } : {};
  const query = { week_start_date: from, week_end_date: to, consultation_type: type, speciality_id: service };
  return useAnswer(JSON.stringify([doctor, place, query, held, account?.id]), (signal) => {
    const times = doctor
      ? call('GET /view_doctor/calendar/{id}', { params: { id: doctor }, query: { ...query, ...place }, signal })
      : call('GET /view_hospital/calendar/{id}', { params: { id: hospital }, query, signal });
    return readWithOwn(times, { account, signal, owner: { doctor, hospital } });
  });
}
