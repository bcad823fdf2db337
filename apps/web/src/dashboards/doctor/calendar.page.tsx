import { Timetable } from '../../features/calendar/Timetable.tsx';
import type { PageHandle } from '../page-handle.ts';
import { useProviderContext } from '../provider-context.ts';

export const handle: PageHandle = { title: 'calendar' };

export default function Calendar() {
  return <Timetable providerContext={useProviderContext()} />;
}
