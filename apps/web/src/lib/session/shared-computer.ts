import { useSyncExternalStore } from 'react';

const KEY = 'shared_computer';
const CHANGED = 'ivuriro:shared-computer';

/** The registration of this browser as a shared computer of a provider. The device token stays when people sign out. */
export type SharedComputer = { id: string; device_token: string };

/**
 * The parsed value. It stays the same object as long as the stored text is the same: useSyncExternalStore requires
 * that.
 */
let known: { text: string | null; value: SharedComputer | null } = { text: null, value: null };

export function sharedComputer(): SharedComputer | null {
  const text = localStorage.getItem(KEY);
  if (text !== known.text) known = { text, value: parsed(text) };
  return known.value;
}

function parsed(text: string | null): SharedComputer | null {
  try {
    return JSON.parse(text ?? 'null') as SharedComputer | null;
  } catch {
    return null;
  }
}

export function storeSharedComputer(computer: SharedComputer | null): void {
  if (computer) localStorage.setItem(KEY, JSON.stringify(computer));
  else localStorage.removeItem(KEY);
  dispatchEvent(new Event(CHANGED));
}

export const useSharedComputer = (): SharedComputer | null =>
  useSyncExternalStore(subscribe, sharedComputer, () => null);

function subscribe(listener: () => void): () => void {
  for (const event of [CHANGED, 'storage']) addEventListener(event, listener);
  return () => {
    for (const event of [CHANGED, 'storage']) removeEventListener(event, listener);
  };
}
