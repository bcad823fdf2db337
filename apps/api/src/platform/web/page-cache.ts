import { randomBytes } from 'node:crypto';

/** A page as it was rendered; where its nonce goes stands `nonceMark`. */
export interface Rendered {
  status: number;
  headers: [name: string, value: string][];
  body: string;
}

/** Pages are rendered with this in place of a nonce; each answer gets a fresh one. */
export const nonceMark = `n${randomBytes(16).toString('hex')}`;

const lifeMs = 2_000;
/** Nobody waits in vain for what was shown so lately. */
const standInMs = 60_000;
const most = 400;

interface Kept {
  until: number;
  /** When it was rendered; it stands for as many changes as there were then. */
  made: number;
  since: number;
  page: Promise<Rendered>;
}

let written = 0;
/** What the pages show was changed: this process renders each anew. `realtime.forgetPages` tells the others too. */
export const forgetPages = () => void written++;

/**
 * Keeps a rendered page for two seconds. No page depends on who reads it: the token lies in the browser and pages of
 * persons load their data there. Whoever asks while it is being rendered waits for the same rendering. When there is no
 * room for a new one the last one stands in, as long as nothing was changed.
 */
export function pageCache(render: (url: string) => Promise<Rendered>, now: () => number = Date.now) {
  const kept = new Map<string, Kept>();
  return (url: string): Promise<Rendered> => {
    const known = kept.get(url);
    if (known && known.until > now() && known.since === written) return known.page;
    const mine: Kept = { until: now() + lifeMs, made: now(), since: written, page: renderOr(known) };
    kept.delete(url);
    kept.set(url, mine);
    // a failure is nobody's page
    const forget = () => kept.get(url) === mine && kept.delete(url);
    mine.page.then(({ status }) => status >= 500 && forget(), forget);
    // the oldest stands first
    if (kept.size > most) kept.delete(kept.keys().next().value!);
    return mine.page;

    async function renderOr(last: Kept | undefined): Promise<Rendered> {
      const page = await render(url);
      if (page.status !== 503 || !last || last.since !== written || now() - last.made > standInMs) return page;
      mine.made = last.made;
      return last.page;
    }
  };
}
