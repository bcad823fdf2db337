import { doctorOverview } from '../../features/overview/overview-kinds.ts';
import { NextPatient } from '../../features/overview/NextPatient.tsx';
import { Overview } from '../../features/overview/Overview.tsx';
import { useAccount } from '../../lib/session/use-account.ts';
import type { PageHandle } from '../page-handle.ts';
import { HOME } from './paths.ts';

export const handle: PageHandle = { title: 'overview' };

export default function DoctorOverview() {
  return (
    <Overview of={doctorOverview} name={useAccount()?.name ?? ''} base={HOME} next={<NextPatient base={HOME} />} />
  );
}
