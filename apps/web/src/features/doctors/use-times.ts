import type { Slots } from '@ivuriro/contract/scheduling';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../shared/api/call.ts';
import { windowOf } from '../../shared/ui/calendar-window.ts';

type Asked = { key: string; slots?: Slots; failed?: true };

/** The times of the window that the week counter points at, asked anew when type or window change. */
export function useTimes(doctorId: string, today: string) {
  const [type, setType] = useState<'ONLINE' | 'PHYSICAL'>('ONLINE');
  const [week, setWeek] = useState(1);
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState<Asked>({ key: '' });
  const navigate = useNavigate();
  const key = `${doctorId} ${type} ${week} ${attempt}`;

  useEffect(() => {
    const gone = new AbortController();
    const { from, to } = windowOf(today, week);
    const query = { week_start_date: from, week_end_date: to, consultation_type: type };
    call('GET /view_doctor/calendar/{id}', { params: { id: doctorId }, query, signal: gone.signal }).then(
      ({ data }) => setAsked({ key, slots: data }),
      () => gone.signal.aborted || setAsked({ key, failed: true }),
    );
    return () => gone.abort();
  }, [doctorId, today, type, week, key]);

  const current = asked.key === key ? asked : undefined;
  return {
    type,
    setType: (next: typeof type) => {
      setType(next);
      setWeek(1);
    },
    week,
    setWeek,
    calendar: current?.slots,
    failed: current?.failed ?? false,
    retry: () => setAttempt(attempt + 1),
    choose: (address: string) => void navigate(address, { preventScrollReset: true }),
  };
}
