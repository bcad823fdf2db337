import { HospitalTimetable } from '../../features/calendar/roster/HospitalTimetable.tsx';
import type { PageHandle } from '../page-handle.ts';
import { useSeat } from '../seat.ts';
import { TEAM } from './paths.ts';

export const handle: PageHandle = { title: 'calendar' };

export default function Calendar() {
  return <HospitalTimetable seat={useSeat()} team={TEAM} />;
}
