import { HospitalTimetable } from '../../features/calendar/hospital/HospitalTimetable.tsx';
import type { PageHandle } from '../page-handle.ts';
import { useProviderContext } from '../provider-context.ts';
import { TEAM } from './paths.ts';

export const handle: PageHandle = { title: 'calendar' };

export default function Calendar() {
  return <HospitalTimetable providerContext={useProviderContext()} team={TEAM} />;
}
