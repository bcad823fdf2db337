import { useParams } from 'react-router';
import { HospitalTimetable } from '../../features/calendar/roster/HospitalTimetable.tsx';
import { texts } from '../../features/members/texts.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { useMember } from '../../shared/members/use-member.ts';
import { Breadcrumb } from '../../shared/ui/Breadcrumb.tsx';
import type { PageHandle } from '../page-handle.ts';
import { MEMBERS } from './paths.ts';

export const handle: PageHandle = { title: 'calendar' };

/** The timetable of one hospital, as its own dashboard has it. */
export default function HospitalCalendar() {
  const t = useTexts(texts);
  const { id = '' } = useParams();
  const profile = `${MEMBERS}/hospital/${id}`;
  const { data: hospital } = useMember('hospital', id);
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
