import { useSyncExternalStore } from 'react';
import type { Account } from './accounts.ts';
import { getAccount, getAccounts, personTurn, subscribe } from './session.ts';

/** The chosen account; null on the server and for a visitor. */
export function useAccount(): Account | null {
  return useSyncExternalStore(subscribe, getAccount, nobody);
}

/** All accounts of the login. */
export function useAccounts(): Account[] {
  return useSyncExternalStore(subscribe, getAccounts, none);
}

/** A number that grows whenever the person at this tab changes or signs out. */
export function usePersonTurn(): number {
  return useSyncExternalStore(subscribe, personTurn, firstTurn);
}

const NONE: Account[] = [];
const firstTurn = () => 0;
const nobody = () => null;
const none = () => NONE;
