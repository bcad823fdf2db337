import type { AnyProviderContext } from '../../lib/api/call.ts';
import { useCallAt } from '../../lib/api/use-call.ts';

/**
 * The doctors who work at a hospital, published or not. Doctors who have not answered their invitation are left out.
 */
export function useTeam(hospital: AnyProviderContext) {
  const { data, error } = useCallAt(hospital, 'GET /{owner_id}/doctors');
  const doctors = (data ?? []).filter(({ state }) => state === 'ACTIVE').map((member) => member.doctor);
  return { doctors, error };
}
