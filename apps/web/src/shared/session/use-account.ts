import { useSyncExternalStore } from 'react';
import type { Account } from './accounts.ts';
import { getAccount, getAccounts, subscribe } from './session.ts';

/** The account in use; null on the server and for a visitor. */
export function useAccount(): Account | null {
  return useSyncExternalStore(subscribe, getAccount, nobody);
}

/** All accounts of the login, for the chooser. */
export function useAccounts(): Account[] {
  return useSyncExternalStore(subscribe, getAccounts, none);
}

const NONE: Account[] = [];
const nobody = () => null;
const none = () => NONE;
