import { describe, expect, it } from 'vitest';
import { forgetPages, pageCache } from './page-cache.ts';

const page = (body: string, status = 200) => ({ status, headers: [], body });

describe('the pages of the last two seconds', () => {
  it('renders once for all who ask meanwhile, and anew afterwards', async () => {
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

  it('renders anew at once when what is shown was changed', async () => {
    let rendered = 0;
    const ask = pageCache(
      async () => page(`${++rendered}`),
      () => 0,
    );
    expect((await ask('/a')).body).toBe('1');
    forgetPages();
    expect((await ask('/a')).body).toBe('2');
    expect((await ask('/a')).body).toBe('2');
  });

  it('lets the last one stand in when there is no room for another, for a minute and until something changes', async () => {
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
    forgetPages();
    room = false;
    expect((await ask('/a')).body).toBe('busy');
    expect((await ask('/b')).body).toBe('busy');
  });

  it('keeps no failure', async () => {
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

  it('does not grow without end', async () => {
    let rendered = 0;
    const ask = pageCache(
      async () => page(String(++rendered)),
      () => 0,
    );
    await ask('/first');
    for (let n = 0; n < 400; n++) await ask(`/${n}`);
    expect((await ask('/first')).body).toBe('402');
  });
});
