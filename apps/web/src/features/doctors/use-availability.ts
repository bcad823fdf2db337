import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import type { Calendar } from '../../domain/availability/calendar.ts';
import { windowOf } from '../../domain/availability/calendar-window.ts';
import { useSlotsAhead } from '../../domain/availability/use-slots-ahead.ts';
import { readWithOwn } from '../../domain/availability/own-hold.ts';
import type { Doctor } from './doctor.ts';

type AvailabilityReply = { key: string; calendar?: Calendar; failed?: true };

/**
 * The slots of the shown week, read again when the consultation type or the week changes, and the next free slot of
 * that type. The person can choose only types for which the doctor has hours.
 */
export function useAvailability(doctor: Doctor, today: string) {
  const doctorId = doctor.id;
  const types = bookableTypes(doctor);
  const [type, setType] = useState(types[0]!);
  const [week, setWeek] = useState(1);
  const [attempt, setAttempt] = useState(0);
  const [latest, setLatest] = useState<AvailabilityReply>({ key: '' });
  const navigate = useNavigate();
  const account = useAccount();
  const key = `${doctorId} ${type} ${week} ${attempt} ${account?.id}`;

  useEffect(() => {
    const gone = new AbortController();
    const { from, to } = windowOf(today, week);
    const query = { week_start_date: from, week_end_date: to, consultation_type: type };
    const { signal } = gone;
    const times = call('GET /view_doctor/calendar/{id}', { params: { id: doctorId }, query, signal });
    readWithOwn(times, { account, signal, owner: { doctor: doctorId, hospital: '' } }).then(
      ({ data }) => setLatest({ key, calendar: data }),
      () => gone.signal.aborted || setLatest({ key, failed: true }),
    );
    return () => gone.abort();
  }, [doctorId, today, type, week, account, key]);

  const current = latest.key === key ? latest : undefined;
  const ahead = useSlotsAhead(week === 1 ? current?.calendar : undefined);
  return {
    types,
    // while a page stays open, the calendar is newer than the next free slot that was loaded with the page
    next: (ahead && firstFree(ahead, doctor)) ?? doctor.next_by_type[type],
    type,
    setType: (next: typeof type) => {
      setType(next);
      setWeek(1);
    },
    week,
    setWeek,
    calendar: current?.calendar,
    failed: current?.failed ?? false,
    retry: () => setAttempt(attempt + 1),
    choose: (address: string) => void navigate(address, { preventScrollReset: true }),
  };
}

const both = ['ONLINE', 'PHYSICAL'] as const;

/** The types of consultation for which the doctor has hours; both types when the doctor has no hours at all. */
function bookableTypes({ bookable_online: isOnline, hospitalAffiliations: places }: Doctor) {
  const has = { ONLINE: isOnline, PHYSICAL: places.some(({ bookable }) => bookable) };
  const types = both.filter((type) => has[type]);
  return types.length > 0 ? types : both;
}

/** The first free slot of a calendar, with its hospital. */
function firstFree({ calendar }: Calendar, { hospitalAffiliations }: Doctor) {
  for (const { date, timeSlots } of calendar) {
    const slot = timeSlots.find(({ isAvailable }) => isAvailable);
    const hospital = hospitalAffiliations.find(({ id }) => slot?.hospital_ids?.includes(id)) ?? null;
    if (slot) return { date, time: slot.time, hospital };
  }
}
