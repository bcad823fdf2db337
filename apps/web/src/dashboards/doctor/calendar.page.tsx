import { Timetable } from '../../features/calendar/Timetable.tsx';
import type { PageHandle } from '../page-handle.ts';
import { useSeat } from '../seat.ts';

export const handle: PageHandle = { title: 'calendar' };

export default function Calendar() {
  return <Timetable seat={useSeat()} />;
}
