/** The name of an account's cache on this device. */
export const storeOf = (accountId: string) => `${prefix}${accountId}`;
const prefix = 'ivuriro-own-';

/** Deletes the caches of all accounts, so that the next person at this device does not find them. */
export async function deleteAccountCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
}
