import type { AnyProviderContext } from '../api/call.ts';
import { may, type Permission } from './permissions.ts';
import { useAccount } from './use-account.ts';

/** The desk of the provider for whom the signed-in member may do this; null for everybody else. */
export function useDesk(needs: Permission): AnyProviderContext | null {
  const account = useAccount();
  if (!account || !may(account, needs)) return null;
  const { account_type: kind, id } = account;
  return kind === 'patient' || kind === 'admin' ? null : { kind, base: `/${kind}`, id };
}
