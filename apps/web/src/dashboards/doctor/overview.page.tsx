import { DoctorOverview } from '../../features/overview/DoctorOverview.tsx';
import { useAccount } from '../../shared/session/use-account.ts';
import type { PageHandle } from '../page-handle.ts';
import { APPOINTMENTS } from './paths.ts';

export const handle: PageHandle = { title: 'Overview' };

export default function Overview() {
  return <DoctorOverview name={useAccount()?.name ?? ''} appointments={APPOINTMENTS} />;
}
