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
const most = 400;

let written = 0;
/** What the pages show was changed: this process renders each anew. The others follow when theirs have lived. */
export const forgetPages = () => void written++;

/**
 * Keeps a rendered page for two seconds. No page depends on who reads it: the token lies in the browser and pages of
 * persons load their data there. Whoever asks while it is being rendered waits for the same rendering.
 */
export function pageCache(render: (url: string) => Promise<Rendered>, now: () => number = Date.now) {
  const kept = new Map<string, { until: number; since: number; page: Promise<Rendered> }>();
  return (url: string): Promise<Rendered> => {
    const known = kept.get(url);
    if (known && known.until > now() && known.since === written) return known.page;
    const page = render(url);
    kept.delete(url);
    kept.set(url, { until: now() + lifeMs, since: written, page });
    // a failure is nobody's page
    const forget = () => kept.get(url)?.page === page && kept.delete(url);
    page.then(({ status }) => status >= 500 && forget(), forget);
    // the oldest stands first
    if (kept.size > most) kept.delete(kept.keys().next().value!);
    return page;
  };
}
