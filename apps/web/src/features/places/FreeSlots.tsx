import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { CalendarStrip } from '../../domain/availability/CalendarStrip.tsx';
import { windowOf } from '../../domain/availability/calendar-window.ts';
import { useAnswer } from '../../lib/api/use-answer.ts';
import { readWithOwn } from '../../domain/availability/own-hold.ts';
import { appointmentAt } from './booking-address.ts';
import type { Place } from './place-kinds.ts';

/** The free slots of a hospital's team; choosing one opens the booking dialog with it. */
export function FreeSlots({ place, today }: { place: Place; today: string }) {
  const navigate = useNavigate();
  const [week, setWeek] = useState(1);
  const { from, to } = windowOf(today, week);
  const query = { week_start_date: from, week_end_date: to, consultation_type: 'PHYSICAL' };
  const account = useAccount();
  const { data, error, retry } = useAnswer(`${place.id} ${from} ${account?.id}`, (signal) => {
    const times = call('GET /view_hospital/calendar/{id}', { params: { id: place.id }, query, signal });
    return readWithOwn(times, { account, signal, owner: { doctor: '', hospital: place.id } });
  });
  return (
    <CalendarStrip
      calendar={data}
      failed={error !== undefined}
      onRetry={retry}
      today={today}
      week={week}
      onWeek={setWeek}
      onChoose={(slot) => void navigate(appointmentAt(place, slot), { preventScrollReset: true })}
    />
  );
}
