import { createHash, randomBytes } from 'node:crypto';
import { dayOf } from '../../platform/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertVisit } from './analytics.queries.ts';

interface Day {
  day: string;
  salt: Buffer;
  seen: Set<string>;
}
// Held in memory only: when the day is over nobody can tell any more who the visitors were, nor can we.
const today = new WeakMap<Platform, Day>();
/** Whom we remember so that their next pages cost no query. */
const seenAtMost = 50_000;

/** Counts a visitor once a day, at the first page. Counting never holds up or fails a page. */
export function countVisit(platform: Platform, ip: string, device: string | undefined): void {
  if (isBot(device)) return;
  const { day, salt, seen } = dayWith(platform);
  const visitor = createHash('sha256').update(salt).update(`${ip}\n${device}`).digest();
  const name = visitor.toString('base64');
  if (seen.has(name)) return;
  if (seen.size >= seenAtMost) seen.clear();
  seen.add(name);
  insertVisit(platform.db, day, visitor).catch((error: unknown) => {
    seen.delete(name);
    platform.log.warn({ err: error }, 'a visit was not counted');
  });
}

function dayWith(platform: Platform): Day {
  const day = dayOf(platform.now());
  const known = today.get(platform);
  if (known?.day === day) return known;
  const begun = { day, salt: randomBytes(32), seen: new Set<string>() };
  today.set(platform, begun);
  return begun;
}

const bots =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|monitor|curl|wget|python|java\/|okhttp|node|axios|go-http/i;
const isBot = (device: string | undefined): boolean => !device || bots.test(device);
