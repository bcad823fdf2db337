import { useParams } from 'react-router';
import { accountViews } from '../../features/appointments/provider/account-views.ts';
import { Appointments } from '../../features/appointments/provider/Appointments.tsx';
import type { PageHandle } from '../page-handle.ts';

export const handle: PageHandle = { title: 'appointments', search: 'patients' };

/** The appointments of all doctors. */
export default function AppointmentsPage() {
  return <Appointments view={accountViews.admin} base="/dashboard/admin/appointments" path={useParams()} />;
}
