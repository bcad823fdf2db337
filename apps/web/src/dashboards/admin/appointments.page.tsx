import { useParams } from 'react-router';
import { desks } from '../../features/appointments/provider/account-views.ts';
import { Appointments } from '../../features/appointments/provider/Appointments.tsx';
import type { PageHandle } from '../page-handle.ts';

export const handle: PageHandle = { title: 'appointments', search: 'patients' };

/** The appointments of all doctors. */
export default function AppointmentsPage() {
  return <Appointments desk={desks.admin} base="/dashboard/admin/appointments" path={useParams()} />;
}
