import type { AnyProviderContext } from '../api/call.ts';
import { may, type Permission } from './permissions.ts';
import { useAccount } from './use-account.ts';

/**
 * The provider context of the signed-in member; null for a member without the permission `needs`, for patients and for
 * administrators.
 */
export function useDesk(needs: Permission): AnyProviderContext | null {
  const account = useAccount();
  if (!account || !may(account, needs)) return null;
  const { account_type: kind, id } = account;
  return kind === 'patient' || kind === 'admin' ? null : { kind, base: `/${kind}`, id };
}
