import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { type Listing, serveSitemap } from './sitemap.ts';

const numbered = (count: number): Listing => {
  const keys = Array.from({ length: count }, (_, n) => String(n).padStart(6, '0'));
  return {
    name: 'things',
    ends: async (size) => keys.filter((_, n) => (n + 1) % size === 0 && n + 1 < count).map((key) => [key]),
    next: async (after, until, many) =>
      keys
        .filter((key) => (!after || key > after[0]!) && (!until || key <= until[0]!))
        .slice(0, many)
        .map((key) => ({ key: [key], path: `/things/${key}?a=1&b=2`, changed: new Date('2026-11-01T00:00:00Z') })),
  };
};
const served = (count: number, size: number) => {
  const app = fastify();
  serveSitemap(app, 'https://ivuriro.rw/', ['/', '/doctors'], [numbered(count)], size);
  return app;
};
const locations = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);

describe('the sitemap', () => {
  it('the sitemap names each page once, in files of the requested size', async () => {
    const app = served(4_501, 1_500);
    const files = locations((await app.inject('/sitemap.xml')).body);
    expect(files).toEqual(
      ['pages', 'things-1', 'things-2', 'things-3', 'things-4'].map((name) => `https://ivuriro.rw/sitemap/${name}.xml`),
    );
    const pages = [];
    for (const file of files.slice(1)) {
      const { body, headers } = await app.inject(new URL(file).pathname);
      expect(headers['content-type']).toContain('application/xml');
      expect(locations(body).length).toBeLessThanOrEqual(1_500);
      pages.push(...locations(body));
    }
    expect(pages).toHaveLength(4_501);
    expect(new Set(pages).size).toBe(4_501);
    expect(pages[0]).toBe('https://ivuriro.rw/things/000000?a=1&amp;b=2');
    expect(locations((await app.inject('/sitemap/pages.xml')).body)).toEqual([
      'https://ivuriro.rw/',
      'https://ivuriro.rw/doctors',
    ]);
  });

  it('the sitemap has no second file when the pages just fill the first one, and unknown files are not found', async () => {
    const app = served(1_500, 1_500);
    expect(locations((await app.inject('/sitemap.xml')).body)).toHaveLength(2);
    for (const name of ['things-2', 'things-0', 'things-x', 'others-1'])
      expect((await app.inject(`/sitemap/${name}.xml`)).statusCode, name).not.toBe(200);
  });

  it('the sitemap is compressed for clients that accept gzip', async () => {
    const { rawPayload, headers } = await served(10, 5).inject({
      url: '/sitemap/things-1.xml',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers['content-encoding']).toBe('gzip');
    const text = gunzipSync(rawPayload).toString();
    expect(locations(text)).toHaveLength(5);
    expect(text).toContain('<lastmod>2026-11-01T00:00:00.000Z</lastmod>');
  });

  it('robots.txt names the sitemap and excludes personal pages', async () => {
    const { body } = await served(1, 1).inject('/robots.txt');
    expect(body).toContain('Sitemap: https://ivuriro.rw/sitemap.xml');
    for (const folder of ['/api/', '/dashboard/', '/profile/']) expect(body).toContain(`Disallow: ${folder}\n`);
  });
});
