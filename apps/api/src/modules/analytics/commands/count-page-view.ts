import type { Platform } from '../../../platform/platform.ts';
import { insertPageView } from '../queries/analytics.queries.ts';
import { isBot, sharedDay, visitorOf } from './identify-visitor.ts';
import { transact } from '../../../platform/db/transact.ts';

/** The largest number of visitors that are kept in memory, so that their next pages need no query. */
const seenAtMost = 50_000;
const seenToday = new WeakMap<object, Set<string>>();

/** Counts a visitor once a day, at their first page. Counting neither delays the page nor makes it fail. */
export function countPageView(platform: Platform, ip: string, device: string | undefined): void {
  if (isBot(device)) return;
  count(platform, ip, device).catch((error: unknown) => platform.log.warn({ err: error }, 'a visit was not counted'));
}

async function count(platform: Platform, ip: string, device: string | undefined): Promise<void> {
  const day = await sharedDay(platform);
  const seen = seenToday.get(day) ?? new Set<string>();
  seenToday.set(day, seen);
  const visitor = visitorOf(day, ip, device);
  const name = visitor.toString('base64');
  if (seen.has(name)) return;
  if (seen.size >= seenAtMost) seen.clear();
  seen.add(name);
  try {
    await transact(platform.db, (trx) => insertPageView(trx, day.day, visitor));
  } catch (error) {
    seen.delete(name);
    throw error;
  }
}
