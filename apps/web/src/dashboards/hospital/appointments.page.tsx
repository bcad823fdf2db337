import { useParams } from 'react-router';
import { accountViews } from '../../features/appointments/provider/account-views.ts';
import { Appointments } from '../../features/appointments/provider/Appointments.tsx';
import type { PageHandle } from '../page-handle.ts';
import { APPOINTMENTS } from './paths.ts';

export const handle: PageHandle = { title: 'appointments', search: 'deskPatients' };

/** Read-only for a hospital: the doctor sets the status of an appointment. */
export default function AppointmentsPage() {
  return <Appointments view={accountViews.hospital} base={APPOINTMENTS} path={useParams()} />;
}
