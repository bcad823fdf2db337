import type { Api } from '../api/contract.ts';
import type { Account } from './accounts.ts';
import { useAccount } from './use-account.ts';

export type Permission = Api['POST /admin/login']['data']['permissions'][number];

/**
 * Whether the role of the member allows this. Only hides what would be refused: the API decides. An account that was
 * stored before members had roles is that of its owner.
 */
export const may = (account: Account | null, permission: Permission): boolean =>
  account?.permissions?.includes(permission) ?? true;

export const useMay = (permission: Permission): boolean => may(useAccount(), permission);
