import { useParams } from 'react-router';
import { HospitalTimetable } from '../../features/calendar/hospital/HospitalTimetable.tsx';
import { texts } from '../../features/providers/texts.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useProvider } from '../../domain/providers/use-provider.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import type { PageHandle } from '../page-handle.ts';
import { MEMBERS } from './paths.ts';

export const handle: PageHandle = { title: 'calendar' };

/** The calendar of one hospital, as in the hospital's own dashboard. */
export default function HospitalCalendar() {
  const t = useTexts(texts);
  const { id = '' } = useParams();
  const profile = `${MEMBERS}/hospital/${id}`;
  const { data: hospital } = useProvider('hospital', id);
  return (
    <>
      <Breadcrumb
        items={[
          { label: t.ofKind.hospital.tab, to: `${MEMBERS}/hospital` },
          { label: hospital?.name ?? '…', to: profile },
          { label: t.calendar },
        ]}
      />
      <HospitalTimetable
        key={id}
        providerContext={{ kind: 'hospital', base: '/admin/hospital', id }}
        team={`${profile}/edit`}
      />
    </>
  );
}
