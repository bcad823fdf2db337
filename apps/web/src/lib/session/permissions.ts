import type { Api } from '../api/contract.ts';
import type { Account } from './accounts.ts';
import { useAccount } from './use-account.ts';

export type Permission = Api['POST /admin/login']['data']['permissions'][number];

/**
 * Whether the member's role has this permission. This only hides controls: the API enforces permissions. An account
 * stored in the browser before members had roles counts as the owner's.
 */
export const may = (account: Account | null, permission: Permission): boolean =>
  account?.permissions?.includes(permission) ?? true;

export const useMay = (permission: Permission): boolean => may(useAccount(), permission);
