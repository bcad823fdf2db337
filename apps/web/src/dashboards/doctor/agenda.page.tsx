import { accountViews } from '../../features/appointments/provider/account-views.ts';
import { DeskAgenda } from '../DeskAgenda.tsx';
import type { PageHandle } from '../page-handle.ts';
import { appointmentDialogs } from './appointment-dialogs.tsx';
import { AGENDA, CALENDAR } from './paths.ts';

export const handle: PageHandle = { title: 'agenda' };

const paths = { calendar: CALENDAR, team: CALENDAR };

export default function AgendaPage() {
  return <DeskAgenda view={accountViews.doctor} dialogs={appointmentDialogs} base={AGENDA} paths={paths} />;
}
