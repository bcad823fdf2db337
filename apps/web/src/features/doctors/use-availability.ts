import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import type { Calendar } from '../../domain/availability/calendar.ts';
import { windowOf } from '../../domain/availability/calendar-window.ts';
import { readWithOwn } from '../../domain/availability/own-hold.ts';

type AvailabilityReply = { key: string; calendar?: Calendar; failed?: true };

/** The slots of the shown week, read again when the consultation type or the week changes. */
export function useAvailability(doctorId: string, today: string, first: 'ONLINE' | 'PHYSICAL') {
  const [type, setType] = useState(first);
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
  return {
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
