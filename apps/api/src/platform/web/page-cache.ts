import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Client } from '../http/shares.ts';

/** A rendered page, with `nonceMark` in each place where the nonce belongs. */
export interface Rendered {
  status: number;
  headers: [name: string, value: string][];
  body: string;
}

/** The placeholder with which pages are rendered; in each answer, a new nonce replaces it. */
export const nonceMark = `n${randomBytes(16).toString('hex')}`;

const lifeMs = 2_000;
/** The largest age, in milliseconds, of a page that is served because the server is too busy to render it again. */
const standInMs = 60_000;
/** The largest number of cached pages, and their largest size in bytes, including their URLs. */
const limits = { max: 400, maxSize: 32 * 1024 * 1024 };

interface CachedPage<Page> {
  until: number;
  /** `made` is the time when the page was rendered, `since` the number of data changes up to then. */
  made: number;
  since: number;
  page: Promise<Page>;
}

let written = 0;
/**
 * Invalidates the rendered pages of this process after a change of data that they show; `realtime.invalidatePages` does
 * so in all processes.
 */
export const invalidatePages = () => void written++;

/**
 * Caches each rendered page for two seconds. No page depends on its reader: the token stays in the browser, which loads
 * the data of personal pages. Requests for a page that is being rendered share the result. When the server is too busy
 * to render a page again, the last rendering is served, provided that nothing has changed since. A URL with a query
 * parameter that no page uses is not cached, because anybody can invent any number of such URLs.
 */
export function pageCache<Page extends { status: number }>(
  render: (url: string, client?: Client) => Promise<Page>,
  sizeOf: (page: Page) => number,
  knownNames: ReadonlySet<string>,
  now: () => number = Date.now,
) {
  const kept = new LRUCache<string, CachedPage<Page>>(limits);
  return (url: string, client?: Client): Promise<Page> => {
    if (!isKnown(url)) return render(url, client);
    // the oldest entry is dropped first; reading does not renew an entry
    const known = kept.peek(url);
    if (known && known.until > now() && known.since === written) return known.page;
    const mine: CachedPage<Page> = {
      until: now() + lifeMs,
      made: now(),
      since: written,
      page: renderOr(known),
    };
    const sizeOfUrl = 2 * url.length;
    kept.set(url, mine, { size: sizeOfUrl });
    // failures are not cached
    const invalidate = () => kept.peek(url) === mine && kept.delete(url);
    mine.page.then((page) => {
      if (invalidate() && page.status < 500) kept.set(url, mine, { size: sizeOfUrl + sizeOf(page) });
    }, invalidate);
    return mine.page;

    async function renderOr(last: CachedPage<Page> | undefined): Promise<Page> {
      const page = await render(url, client);
      if (page.status !== 503 || !last || last.since !== written || now() - last.made > standInMs) return page;
      mine.made = last.made;
      return last.page;
    }
  };

  function isKnown(url: string): boolean {
    const query = url.indexOf('?');
    return query < 0 || [...new URLSearchParams(url.slice(query)).keys()].every((name) => knownNames.has(name));
  }
}
