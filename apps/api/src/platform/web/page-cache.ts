import { randomBytes } from 'node:crypto';

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
const most = 400;

interface Kept<Page> {
  until: number;
  /** When it was rendered, and at which count of changes (`since`). */
  made: number;
  since: number;
  page: Promise<Page>;
}

let written = 0;
/** Something that pages show has changed: this process renders afresh. `realtime.forgetPages` tells the others too. */
export const forgetPages = () => void written++;

/**
 * Keeps a rendered page for two seconds. No page depends on who reads it: the token stays in the browser, and personal
 * pages load their data there. Requests that come during a rendering share it. When there is no room to render again,
 * the last one is served, provided nothing has changed since.
 */
export function pageCache<Page extends { status: number }>(
  render: (url: string) => Promise<Page>,
  now: () => number = Date.now,
) {
  const kept = new Map<string, Kept<Page>>();
  return (url: string): Promise<Page> => {
    const known = kept.get(url);
    if (known && known.until > now() && known.since === written) return known.page;
    const mine: Kept<Page> = { until: now() + lifeMs, made: now(), since: written, page: renderOr(known) };
    kept.delete(url);
    kept.set(url, mine);
    // failures are not kept
    const forget = () => kept.get(url) === mine && kept.delete(url);
    mine.page.then(({ status }) => status >= 500 && forget(), forget);
    // a Map iterates in order of insertion: the first is the oldest
    if (kept.size > most) kept.delete(kept.keys().next().value!);
    return mine.page;

    async function renderOr(last: Kept<Page> | undefined): Promise<Page> {
      const page = await render(url);
      if (page.status !== 503 || !last || last.since !== written || now() - last.made > standInMs) return page;
      mine.made = last.made;
      return last.page;
    }
  };
}
