import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAdmin, makePlace, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadCatalogue } from '../../catalogue/index.ts';
import { refreshSearch } from '../../providers/commands/refresh-search.ts';
import { settle } from '../commands/log-searches.ts';
import { followSearches } from '../index.ts';

const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile';

describe('the searches that found nothing', () => {
  let test: TestApp;
  let pages: FastifyInstance;
  let admin: Person;
  let visitors = 0;

  beforeAll(async () => {
    test = await startTestApp({ now: new Date('2026-11-20T10:00:00Z') });
    pages = Fastify();
    followSearches(pages, test.platform);
    // answers like a page that is rendered on the server: it calls the API in this process
    pages.get('/*', async ({ url }) => (await test.app.inject({ url: `/api${url}` })).json());
    await loadCatalogue(test.platform.db);
    admin = await makeAdmin(test);
    const clinic = await makePlace(test, 'hospital', { name: 'Rwagasore Clinic' });
    await refreshSearch(test.platform.db, [clinic.id]);
  });
  afterAll(async () => {
    await pages.close();
    await test.close();
  });
  beforeEach(async () => {
    await test.platform.db.deleteFrom('search_count').execute();
    await test.platform.db.deleteFrom('search_synonym').execute();
    pass(60);
  });

  const pass = (seconds: number) => (test.clock.now = new Date(test.clock.now.getTime() + seconds * 1_000));
  const search = async (text: string, people: number, path = 'search') => {
    for (let one = 0; one < people; one++)
      await pages.inject({
        url: `/${path}?text-search=${encodeURIComponent(text)}`,
        remoteAddress: `10.1.${Math.floor(++visitors / 250)}.${visitors % 250}`,
        headers: { 'user-agent': phone },
      });
    pass(11);
    await settle(test.platform);
  };
  const call = (method: 'GET' | 'POST', path: string, body?: object) =>
    test.call(method, path, { token: admin.token, ...(body ? { body } : {}) });
  const misses = async () => (await call('GET', '/admin/search-misses')).body.data.data;
  const texts = async () => (await misses()).map(({ text }: { text: string }) => text);

  it('are listed, the most frequent first, with the words that the search does not know', async () => {
    await search('xqzxqz', 5);
    await search('Near vvwqvv cardiology', 6);
    await search('dentist', 5, 'doctors');
    expect(await misses()).toEqual([
      { text: 'near vvwqvv cardiology', searches: 6, last_day: '2026-11-20', unknown: 'vvwqvv' },
      { text: 'dentist', searches: 5, last_day: '2026-11-20', unknown: null },
      { text: 'xqzxqz', searches: 5, last_day: '2026-11-20', unknown: 'xqzxqz' },
    ]);
    const { data } = (
      await test.call('GET', '/admin/search-misses', { token: admin.token, query: { per_page: '2', page: '2' } })
    ).body;
    expect(data).toMatchObject({ total: 3, last_page: 2, data: [{ text: 'xqzxqz' }] });
  });

  it('are not listed when fewer than five visitors searched for the text, or when another list has a match', async () => {
    await search('xqzxqz', 4);
    // no pharmacy has this name, but a clinic has
    await search('rwagasore', 5, 'pharmacies');
    await search('rwagasore', 5, 'search');
    expect(await misses()).toEqual([]);
    expect((await test.platform.db.selectFrom('search_count').select('searches').execute()).length).toBe(2);
    await search('xqzxqz', 1);
    expect(await texts()).toEqual(['xqzxqz']);
  });

  it('leave the list when a synonym for one of their phrases is added, and are listed again after five more searches', async () => {
    await search('xqzxqz', 5);
    await search('a xqzx qz in huye', 5);
    await search('another vvwqvv', 5);
    expect(await texts()).toHaveLength(3);
    const [meaning] = (
      await test.call('GET', '/admin/search-meanings', { token: admin.token, query: { 'text-search': 'dentistry' } })
    ).body.data;
    expect((await call('POST', '/admin/search-synonyms', { phrase: 'xqzx qz', meaning: meaning.id })).status).toBe(201);
    expect(await texts()).toEqual(['another vvwqvv']);
    // nobody is a dentist, so the search still finds nothing, but now it knows the word
    await search('xqzxqz', 5);
    expect(await misses()).toContainEqual({ text: 'xqzxqz', searches: 5, last_day: '2026-11-20', unknown: null });
  });

  it('can be dismissed, and the search trends still count them', async () => {
    await search('xqzxqz', 5);
    expect((await call('POST', '/admin/search-misses/dismiss', { text: 'xqzxqz' })).status).toBe(200);
    expect(await misses()).toEqual([]);
    expect((await call('POST', '/admin/search-misses/dismiss', { text: 'xqzxqz' })).status).toBe(409);
    const trends = (await call('GET', '/admin/search-trends')).body.data;
    expect(trends).toMatchObject([{ searchText: 'xqzxqz', search_text_count: 5 }]);
    await search('xqzxqz', 5);
    expect(await misses()).toMatchObject([{ text: 'xqzxqz', searches: 5 }]);
  });
});
