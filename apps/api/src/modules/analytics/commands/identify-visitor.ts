import { createHash, randomBytes } from 'node:crypto';
import { dayOf } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteSalts, saltOf } from '../queries/analytics.queries.ts';
import { transact } from '../../../platform/db/transact.ts';

interface Day {
  day: string;
  salt: Buffer;
}
// The salt of the day, held in memory only, so that after the day nobody can find out who the visitors were.
const today = new WeakMap<Platform, Day>();

export function dayWith(platform: Platform): Day {
  const day = dayOf(platform.now());
  const known = today.get(platform);
  if (known?.day === day) return known;
  const begun = { day, salt: randomBytes(32) };
  today.set(platform, begun);
  return begun;
}

const shared = new WeakMap<Platform, { day: string; begun: Promise<Day> }>();

/** Returns the salt of the day: the first process that needs the salt generates it, and all processes share it. */
export function sharedDay(platform: Platform): Promise<Day> {
  const day = dayOf(platform.now());
  const known = shared.get(platform);
  if (known?.day === day) return known.begun;
  const begun = transact(platform.db, (trx) => saltOf(trx, day, randomBytes(32))).then((salt) => ({ day, salt }));
  shared.set(platform, { day, begun });
  begun.catch(() => shared.delete(platform));
  return begun;
}

export const deleteOldSalts = (_payload: never, { db, now }: Platform): Promise<void> =>
  transact(db, (trx) => deleteSalts(trx, dayOf(now())));

/** A hash of the visitor that stays the same during a day, and that cannot be related to their hash of the next day. */
export const visitorOf = ({ salt }: Day, ip: string, device: string | undefined): Buffer =>
  createHash('sha256').update(salt).update(`${ip}\n${device}`).digest();

// `lightmyrequest` is the user agent of server-side rendering, which calls the API in this process
const bots =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|monitor|curl|wget|python|java\/|okhttp|node|axios|go-http|lightmyrequest/i;
export const isBot = (device: string | undefined): boolean => !device || bots.test(device);
