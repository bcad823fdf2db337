import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { hourMs } from '../clock.ts';
import { problem } from '../errors.ts';

/** The key by which pages of one kind are sorted: the values of a page in a database index. */
export type Key = readonly string[];

/** Pages of one kind, in the order of their keys. */
export interface Listing {
  /** The name of the sitemap files: 'things' becomes /sitemap/things-1.xml. */
  name: string;
  /** Returns, for each sitemap file but the last, the key of its last page. */
  ends: (size: number) => Promise<Key[]>;
  /**
   * Returns at most `many` pages after the key `after`, up to and including the key `until`; null means the beginning
   * or the end of the list.
   */
  next: (after: Key | null, until: Key | null, many: number) => Promise<{ key: Key; path: string; changed?: Date }[]>;
}

// search engines accept 50,000 URLs per file: the difference is room for pages that are added before the keys are read
// again
const perFile = 40_000;
const most = 50_000;
const atOnce = 1_000;

/**
 * Serves `/sitemap.xml`, which is an index, and below it one file for each 40,000 pages, streamed from the database, so
 * that a million pages are never in memory at once. `/robots.txt` keeps crawlers away from personal pages.
 */
export function serveSitemap(
  app: FastifyInstance,
  publicUrl: string,
  fixed: readonly string[],
  listings: readonly Listing[],
  size = perFile,
): void {
  const base = publicUrl.replace(/\/$/, '');
  const kinds = listings.map((listing) => ({
    listing,
    ends: new LRUCache<number, Key[]>({ max: 1, ttl: hourMs, fetchMethod: () => listing.ends(size) }),
  }));
  const open = { config: { declared: 'public' as const } };

  app.get('/robots.txt', open, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots(base)),
  );

  app.get('/sitemap.xml', open, async (request, reply) => {
    const names = ['pages'];
    for (const { listing, ends } of kinds)
      for (let number = 0; number <= (await ends.forceFetch(size)).length; number++)
        names.push(`${listing.name}-${number + 1}`);
    const lines = names.map((name) => `<sitemap><loc>${base}/sitemap/${name}.xml</loc></sitemap>`);
    return answer(request, reply, [`${head}<sitemapindex ${scheme}>`, ...lines, '</sitemapindex>']);
  });

  app.get('/sitemap/pages.xml', open, (request, reply) =>
    answer(request, reply, urlset([fixed.map((path) => ({ path }))], base)),
  );

  app.get<{ Params: { name: string; number: string } }>('/sitemap/:name-:number.xml', open, async (request, reply) => {
    const kind = kinds.find(({ listing }) => listing.name === request.params.name);
    const number = /^[1-9]\d{0,5}$/.test(request.params.number) ? Number(request.params.number) : 0;
    const ends = kind ? await kind.ends.forceFetch(size) : [];
    if (!kind || number < 1 || number > ends.length + 1) throw problem('not_found');
    const pages = section(kind.listing, ends[number - 2] ?? null, ends[number - 1] ?? null);
    return answer(request, reply, urlset(pages, base));
  });
}

async function* section(listing: Listing, after: Key | null, until: Key | null) {
  for (let sent = 0; sent < most; sent += atOnce) {
    const pages = await listing.next(after, until, atOnce);
    yield pages;
    if (pages.length < atOnce) return;
    after = pages.at(-1)!.key;
  }
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const scheme = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

type Page = { path: string; changed?: Date };

async function* urlset(pages: Iterable<Page[]> | AsyncIterable<Page[]>, base: string) {
  yield `${head}<urlset ${scheme}>\n`;
  for await (const some of pages)
    yield some
      .map(({ path, changed }) => {
        const when = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
        return `<url><loc>${(base + path).replaceAll('&', '&amp;')}</loc>${when}</url>\n`;
      })
      .join('');
  yield '</urlset>\n';
}

function answer(request: FastifyRequest, reply: FastifyReply, pieces: Iterable<string> | AsyncIterable<string>) {
  reply
    .type('application/xml; charset=utf-8')
    .headers({ 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' });
  const text = Readable.from(pieces);
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(text);
  const packed = createGzip();
  text.on('error', (error) => packed.destroy(error));
  return reply.header('content-encoding', 'gzip').send(text.pipe(packed));
}

const robots = (base: string) =>
  `User-agent: *
Disallow: /api/
Disallow: /dashboard/
Disallow: /dev/
Disallow: /files/private/
Disallow: /meet/
Disallow: /profile/
Disallow: /reset/
Disallow: /verify/
Disallow: /*?*dialog=
Sitemap: ${base}/sitemap.xml
`;
