import type { AnyProviderContext } from '../api/call.ts';
import { may, type Permission } from './permissions.ts';
import { useAccount } from './use-account.ts';

/** The desk of the doctor or hospital for which the signed-in member may do this; null for everybody else. */
export function useDesk(needs: Permission): AnyProviderContext | null {
  const account = useAccount();
  const kind = account?.account_type;
  if (!account || (kind !== 'doctor' && kind !== 'hospital') || !may(account, needs)) return null;
  return { kind, base: `/${kind}`, id: account.id };
}
