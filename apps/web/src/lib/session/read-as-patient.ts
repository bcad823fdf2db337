import type { Account } from './accounts.ts';
import { getAccount } from './session.ts';

/**
 * Starts to read data for the signed-in patient without awaiting it. The page handles an error when it renders, which
 * may be later.
 */
export function readAsPatient<T>(read: () => Promise<T>): { account: Account | null; list: Promise<T> | null } {
  const account = getAccount();
  const list = account?.account_type === 'patient' ? read() : null;
  list?.catch(() => {});
  return { account, list };
}
