import { useParams } from 'react-router';
import { desks } from '../../features/visits/desks.ts';
import { Visits } from '../../features/visits/Visits.tsx';
import type { PageHandle } from '../page-handle.ts';
import { APPOINTMENTS } from './paths.ts';

export const handle: PageHandle = { title: 'appointments', search: 'patients' };

/** A hospital looks on: a visit's status is set by its doctor. */
export default function Appointments() {
  return <Visits desk={desks.hospital} base={APPOINTMENTS} path={useParams()} />;
}
