import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/platform.ts';
import { wordsOf } from '../../../platform/words.ts';
import { findsNothing } from '../../directory/index.ts';
import { addSearch } from '../queries/searches.queries.ts';
import { dayWith, isBot, visitorOf } from './identify-visitor.ts';
import { transact } from '../../../platform/db/transact.ts';

interface Search {
  day: string;
  text: string;
  city: string | undefined;
  at: number;
}
interface Log {
  /** Searches that the visitor has finished typing, by visitor and text; they wait to be stored. */
  finished: Map<string, { visitor: string; search: Search }>;
  /** The last search of each visitor, which may be the beginning of a text that they are still typing. */
  typing: Map<string, Search>;
  counted: { day: string; searches: Set<string> };
}
const logs = new WeakMap<Platform, Log>();

const chainMs = 10_000;
const everyMs = 5_000;
const shortest = 3;
const cachedAtMost = 50_000;

// Paths that can contain a search: endpoints of the API, and pages.
const calls =
  /^\/api\/(doctors|hospitals|laboratories|pharmacies|laboratory-tests|search|view_pharmacy\/[^/]+\/drugs)$/;
const pages = /^\/(doctors|hospital-clinics|laboratories|pharmacies|laboratories\/[^/]+\/tests|search)(\.data)?$/;

/** Counts the texts that people search for. Counting neither delays an answer nor makes it fail. */
export function followSearches(app: FastifyInstance, platform: Platform): void {
  app.addHook('onResponse', async ({ method, url, ip, headers }, { statusCode }) => {
    if (method !== 'GET' || statusCode !== 200) return;
    const [path, query] = url.split('?', 2) as [string, string?];
    const at = path.replace(/\/$/, '');
    if (query && (calls.test(at) || pages.test(at)))
      hear(platform, new URLSearchParams(query), ip, headers['user-agent']);
  });
  const timer = setInterval(() => void settle(platform), everyMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await settle(platform, Infinity);
  });
}

function hear(platform: Platform, query: URLSearchParams, ip: string, device: string | undefined): void {
  const typed = query.get('text-search')?.slice(0, 100) ?? '';
  const text = wordsOf(typed).join(' ');
  if (isBot(device) || Number(query.get('page') ?? 1) !== 1 || typed.includes('@') || !isMeaningful(text)) return;
  const log = logOf(platform);
  const day = dayWith(platform);
  const visitor = visitorOf(day, ip, device).toString('base64');
  const before = log.typing.get(visitor);
  const search = { day: day.day, text, city: cityOf(query), at: platform.now().getTime() };
  log.typing.set(visitor, search);
  const typedOn = before && text.startsWith(before.text) && search.at - before.at <= chainMs;
  if (before && !typedOn) finish(log, visitor, before);
}

/**
 * Whether a search may be stored. It contains no e-mail address, has three letters and, without blanks, no five digits in a row, which could be a
 * phone number or the number of an identity card.
 */
const isMeaningful = (text: string): boolean =>
  (text.match(/\p{L}/gu)?.length ?? 0) >= shortest && !/\d{5}/.test(text.replaceAll(' ', ''));

const cityOf = (query: URLSearchParams): string | undefined =>
  (query.get('city') ?? query.get('district') ?? '').trim().slice(0, 60) || undefined;

/** Stores finished searches. A search is finished when its visitor has not searched again for ten seconds. */
export async function settle(platform: Platform, now = platform.now().getTime()): Promise<void> {
  const log = logOf(platform);
  for (const [visitor, search] of log.typing)
    if (now - search.at > chainMs) {
      log.typing.delete(visitor);
      finish(log, visitor, search);
    }
  const finished = [...log.finished.values()];
  log.finished.clear();
  for (const { visitor, search } of finished) await count(platform, log, visitor, search);
}

const nameOf = (visitor: string, { text }: Search) => `${visitor} ${text}`;

/** Puts a search into the map by visitor and text, so that a search that a visitor repeats is counted once. */
function finish({ finished }: Log, visitor: string, search: Search): void {
  finished.set(nameOf(visitor, search), { visitor, search });
}

/** Stores a search, but only once for each visitor, text and day. */
async function count(platform: Platform, { counted }: Log, visitor: string, search: Search): Promise<void> {
  if (counted.day !== search.day || counted.searches.size >= cachedAtMost) {
    counted.day = search.day;
    counted.searches = new Set();
  }
  const name = nameOf(visitor, search);
  if (counted.searches.has(name)) return;
  counted.searches.add(name);
  try {
    const missed = await findsNothing(platform, search.text);
    await transact(platform.db, (trx) => addSearch(trx, search, missed));
  } catch (error) {
    counted.searches.delete(name);
    platform.log.warn({ err: error }, 'a search was not counted');
  }
}

function logOf(platform: Platform): Log {
  const known = logs.get(platform) ?? {
    finished: new Map(),
    typing: new Map(),
    counted: { day: '', searches: new Set() },
  };
  logs.set(platform, known);
  return known;
}
