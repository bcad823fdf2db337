import { accountViews } from '../../features/appointments/provider/account-views.ts';
import { DeskAgenda } from '../DeskAgenda.tsx';
import type { PageHandle } from '../page-handle.ts';
import { AGENDA, CALENDAR, TEAM } from './paths.ts';

export const handle: PageHandle = { title: 'agenda' };

const paths = { calendar: CALENDAR, team: TEAM };

export default function AgendaPage() {
  return <DeskAgenda view={accountViews.hospital} base={AGENDA} paths={paths} />;
}
