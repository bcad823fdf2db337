import { useParams } from 'react-router';
import { Agenda } from '../../features/agenda/Agenda.tsx';
import { accountViews } from '../../features/appointments/provider/account-views.ts';
import { AppointmentPanel } from '../../features/appointments/provider/AppointmentPanel.tsx';
import { AgendaBooking } from '../AgendaBooking.tsx';
import type { PageHandle } from '../page-handle.ts';
import { useProviderContext } from '../provider-context.ts';
import { AGENDA, CALENDAR, TEAM } from './paths.ts';

export const handle: PageHandle = { title: 'agenda' };

export default function AgendaPage() {
  const providerContext = useProviderContext();
  return (
    <Agenda
      providerContext={providerContext}
      base={AGENDA}
      id={useParams().id}
      paths={{ calendar: CALENDAR, team: TEAM }}
      panel={(id, back) => (
        <AppointmentPanel key={id} view={accountViews.hospital} id={id} back={back} dialogs={undefined} />
      )}
      booking={(chosen, close) => <AgendaBooking providerContext={providerContext} chosen={chosen} onClose={close} />}
    />
  );
}
