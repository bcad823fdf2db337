import { pharmacyOverview } from '../../features/overview/kinds.ts';
import { Overview } from '../../features/overview/Overview.tsx';
import { useAccount } from '../../shared/session/use-account.ts';
import type { PageHandle } from '../page-handle.ts';
import { HOME } from './paths.ts';

export const handle: PageHandle = { title: 'overview' };

export default function PharmacyOverview() {
  return <Overview of={pharmacyOverview} name={useAccount()?.name ?? ''} base={HOME} />;
}
