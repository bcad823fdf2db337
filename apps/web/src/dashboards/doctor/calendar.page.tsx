import { DoctorTimetable } from '../../features/calendar/doctor/DoctorTimetable.tsx';
import type { PageHandle } from '../page-handle.ts';
import { useProviderContext } from '../provider-context.ts';

export const handle: PageHandle = { title: 'calendar' };

export default function Calendar() {
  return <DoctorTimetable providerContext={useProviderContext()} />;
}
