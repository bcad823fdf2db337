import { useParams } from 'react-router';
import { desks } from '../../features/visits/desks.ts';
import { Visits } from '../../features/visits/Visits.tsx';
import type { PageHandle } from '../page-handle.ts';

export const handle: PageHandle = { title: 'appointments', search: 'patients' };

/** Everybody's appointments. */
export default function Appointments() {
  return <Visits desk={desks.admin} base="/dashboard/admin/appointments" path={useParams()} />;
}
