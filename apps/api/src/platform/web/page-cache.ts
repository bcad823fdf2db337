import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Client } from '../http/shares.ts';

/** A rendered page, with `nonceMark` wherever the nonce belongs. */
export interface Rendered {
  status: number;
  headers: [name: string, value: string][];
  body: string;
}

/** Pages are rendered with this mark; each answer replaces it by a fresh nonce. */
export const nonceMark = `n${randomBytes(16).toString('hex')}`;

const lifeMs = 2_000;
/** How old a page may be that stands in when there is no room to render it. */
const standInMs = 60_000;
/** How many pages, and the most that they and their addresses may take together. */
const limits = { max: 400, maxSize: 32 * 1024 * 1024 };

interface CachedPage<Page> {
  until: number;
  /** When it was rendered, and at which count of changes (`since`). */
  made: number;
  since: number;
  page: Promise<Page>;
}

let written = 0;
/** Something that pages show has changed: this process renders afresh. `realtime.forgetPages` tells the others too. */
export const invalidatePages = () => void written++;

/**
 * Keeps a rendered page for two seconds. No page depends on who reads it: the token stays in the browser, and personal
 * pages load their data there. Requests that come during a rendering share it. When there is no room to render again,
 * the last one is served, provided nothing has changed since. An address with a query name that no page knows is rendered
 * for whoever asks: anybody can make such addresses up without end.
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
    // the oldest is dropped first: reading makes none of them younger
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
    // failures are not kept
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
