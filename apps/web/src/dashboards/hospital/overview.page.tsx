import { hospitalOverview } from '../../features/overview/overview-kinds.ts';
import { Overview } from '../../features/overview/Overview.tsx';
import { useAccount } from '../../lib/session/use-account.ts';
import type { PageHandle } from '../page-handle.ts';
import { HOME } from './paths.ts';

export const handle: PageHandle = { title: 'overview' };

export default function HospitalOverview() {
  return <Overview of={hospitalOverview} name={useAccount()?.name ?? ''} base={HOME} />;
}
