/** One store for each account of this device. */
export const storeOf = (accountId: string) => `${prefix}${accountId}`;
const prefix = 'ivuriro-own-';

/** Whoever comes next at this device finds nothing of the accounts that were signed in. */
export async function deleteAccountCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
}
