import { describe, expect, it } from 'vitest';
import { invalidatePages, pageCache as cacheOf } from './page-cache.ts';

const page = (body: string, status = 200) => ({ status, headers: [], body });
type Page = ReturnType<typeof page>;
const pageCache = (render: (url: string) => Promise<Page>, now: () => number) =>
  cacheOf(render, ({ body }) => body.length, new Set(['page', 'text-search']), now);

describe('the cache of rendered pages', () => {
  it('the page cache renders a page once for all requests within two seconds, and again afterwards', async () => {
    let time = 0;
    let rendered = 0;
    const ask = pageCache(
      async (url) => page(`${url} ${++rendered}`),
      () => time,
    );
    const both = await Promise.all([ask('/a'), ask('/a')]);
    expect(both.map(({ body }) => body)).toEqual(['/a 1', '/a 1']);
    expect((await ask('/b')).body).toBe('/b 2');
    time = 1_999;
    expect((await ask('/a')).body).toBe('/a 1');
    time = 2_001;
    expect((await ask('/a')).body).toBe('/a 3');
  });

  it('the page cache renders a page again at once when its data was changed', async () => {
    let rendered = 0;
    const ask = pageCache(
      async () => page(`${++rendered}`),
      () => 0,
    );
    expect((await ask('/a')).body).toBe('1');
    invalidatePages();
    expect((await ask('/a')).body).toBe('2');
    expect((await ask('/a')).body).toBe('2');
  });

  it('while the server is overloaded, the page cache serves the last rendering for up to a minute, unless the data has changed', async () => {
    let time = 0;
    let room = true;
    let rendered = 0;
    const ask = pageCache(
      async () => (room ? page(`${++rendered}`) : page('busy', 503)),
      () => time,
    );
    await ask('/a');
    room = false;
    for (time of [2_001, 4_002, 60_000]) expect((await ask('/a')).body).toBe('1');
    time = 62_001;
    expect((await ask('/a')).body).toBe('busy');
    room = true;
    expect((await ask('/a')).body).toBe('2');
    invalidatePages();
    room = false;
    expect((await ask('/a')).body).toBe('busy');
    expect((await ask('/b')).body).toBe('busy');
  });

  it('the page cache keeps no failed rendering', async () => {
    let rendered = 0;
    const ask = pageCache(
      async () => page('', ++rendered === 1 ? 503 : 200),
      () => 0,
    );
    expect((await ask('/a')).status).toBe(503);
    expect((await ask('/a')).status).toBe(200);
    const broken = pageCache(
      async () => {
        if (++rendered === 3) throw new Error('broken');
        return page('');
      },
      () => 0,
    );
    await expect(broken('/a')).rejects.toThrow('broken');
    expect((await broken('/a')).status).toBe(200);
  });

  it('the page cache has a maximum number of pages', async () => {
    let rendered = 0;
    const ask = pageCache(
      async () => page(String(++rendered)),
      () => 0,
    );
    await ask('/first');
    for (let n = 0; n < 400; n++) await ask(`/${n}`);
    expect((await ask('/first')).body).toBe('402');
  });

  it('the page cache has a maximum size in memory, which includes the URLs of the pages', async () => {
    const half = 'x'.repeat(13 * 1024 * 1024);
    let rendered = 0;
    const ask = pageCache(
      async () => page(`${++rendered} ${half}`),
      () => 0,
    );
    const number = async (url: string) => (await ask(url)).body.split(' ')[0];
    expect(await number('/a')).toBe('1');
    expect(await number('/b')).toBe('2');
    expect(await number('/a')).toBe('1');
    expect(await number('/c')).toBe('3');
    expect(await number('/b')).toBe('2');
    expect(await number('/a'), 'the oldest made room').toBe('4');
    await ask(`/d?text-search=${'y'.repeat(10 * 1024 * 1024)}`);
    expect(await number('/c'), 'an address counts as well').toBe('6');
  });

  it('the page cache keeps no page with an unknown query parameter', async () => {
    let rendered = 0;
    const ask = pageCache(
      async () => page(String(++rendered)),
      () => 0,
    );
    for (const url of ['/doctors?page=2', '/doctors?page=2', '/doctors?page=2&x=1', '/doctors?page=2&x=1'])
      await ask(url);
    expect(rendered).toBe(3);
  });
});
