import { ApiError, type Reply } from '../api/envelope.ts';
import { getAccount } from '../session/session.ts';
import { storeOf } from './account-cache.ts';

const most = 60;

/**
 * Reads data of the signed-in account and caches the reply under `name`; without a connection returns the cached reply.
 * `parts` returns further entries to cache from the same reply, each with its name. If the account changes before the
 * reply arrives, the reply is not cached.
 */
export async function lastSeen<T>(
  name: string,
  read: () => Promise<Reply<T>>,
  parts: (data: T) => [name: string, data: unknown][] = () => [],
): Promise<Reply<T>> {
  const id = getAccount()?.id;
  try {
    const reply = await read();
    if (id && getAccount()?.id === id) await store(id, [[name, reply.data], ...parts(reply.data)]);
    return reply;
  } catch (error) {
    if (!id || !(error instanceof ApiError) || error.status !== 0) throw error;
    const kept = await (await open(id))?.match(addressOf(name));
    if (!kept) throw error;
    return { status: 200, message: '', data: (await kept.json()) as T };
  }
}

const addressOf = (name: string) => `/own/${encodeURIComponent(name)}`;

/**
 * Opens the account's cache. Returns null when the browser refuses storage: then nothing is cached, and data can only
 * be read with a connection.
 */
async function open(accountId: string): Promise<Cache | null> {
  if (!('caches' in globalThis)) return null;
  return caches.open(storeOf(accountId)).catch(() => null);
}

async function store(accountId: string, things: [name: string, data: unknown][]): Promise<void> {
  const cache = await open(accountId);
  if (!cache) return;
  try {
    for (const [name, data] of things) {
      await cache.delete(addressOf(name));
      await cache.put(addressOf(name), Response.json(data));
    }
    const known = await cache.keys();
    for (const oldest of known.slice(0, Math.max(0, known.length - most))) await cache.delete(oldest);
  } catch {
    // The device is full: the account's cache may be incomplete, so all of it is deleted.
    await caches.delete(storeOf(accountId));
  }
}
