import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import Fastify, { type FastifyInstance } from 'fastify';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { followSearches } from '../index.ts';
import { settle } from './log-searches.ts';

const start = new Date('2026-11-20T10:00:00Z');
const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile';
let test: TestApp;
let pages: FastifyInstance;

beforeAll(async () => {
  test = await startTestApp({ now: start });
  await test.platform.db.insertInto('division').values({ code: 31, level: 2, name: 'Huye' }).execute();
  pages = Fastify();
  followSearches(pages, test.platform);
  pages.get('/missing', async (_request, reply) => reply.code(404).send());
  pages.get('/*', async () => 'found');
});
afterAll(async () => {
  await pages.close();
  await test.close();
});
beforeEach(async () => {
  test.clock.now = new Date(test.clock.now.getTime() + 86_400_000);
  await settle(test.platform);
  await test.platform.db.deleteFrom('search_count').execute();
});

const pass = (seconds: number) => (test.clock.now = new Date(test.clock.now.getTime() + seconds * 1000));
const viewPage = (url: string, { ip = '10.0.0.1', device = phone, method = 'GET' as 'GET' | 'HEAD' } = {}) =>
  pages.inject({ method, url, remoteAddress: ip, headers: { 'user-agent': device } });
const search = (text: string, ip?: string) =>
  viewPage(`/api/doctors?text-search=${encodeURIComponent(text)}`, ip ? { ip } : {});
const counted = async () => {
  pass(11);
  await settle(test.platform);
  const rows = await test.platform.db.selectFrom('search_count').selectAll().orderBy('text').execute();
  return rows.map(({ text, city, searches }) => [text, city, searches]);
};

describe('which searches are counted', () => {
  it('a search text that is typed letter by letter is counted once, as the complete text', async () => {
    for (const text of ['mal', 'malar', 'malaria']) {
      await search(text);
      pass(9);
    }
    expect(await counted()).toEqual([['malaria', 'Kigali', 1]]);
  });
  it('a search for another word is counted separately, and so is a text that is continued after more than ten seconds', async () => {
    await search('mal');
    pass(11);
    await search('malaria');
    await search('dentist');
    expect(await counted()).toEqual([
      ['dentist', 'Kigali', 1],
      ['mal', 'Kigali', 1],
      ['malaria', 'Kigali', 1],
    ]);
  });
  it('searches of one visitor for one text in any spelling count once a day; searches of other visitors and on other days count separately', async () => {
    for (const text of ['Pédiatrie', 'pediatrie ', 'PEDIATRIE']) {
      await search(text);
      await counted();
    }
    expect(await counted()).toEqual([['pediatrie', 'Kigali', 1]]);
    await search('pediatrie', '10.0.0.2');
    expect(await counted()).toEqual([['pediatrie', 'Kigali', 2]]);
    pass(86_400);
    await search('pediatrie');
    expect(await counted()).toHaveLength(2);
  });
  it('searches are counted on every page and at every API address that offers a search', async () => {
    const addresses = [
      ...[
        'doctors',
        'hospitals',
        'laboratories',
        'pharmacies',
        'search',
        'laboratory-tests',
        'view_pharmacy/7/drugs',
      ].map((path) => `/api/${path}`),
      '/doctors',
      '/doctors/',
      '/hospital-clinics.data',
      '/laboratories/7/tests',
    ];
    for (const [index, address] of addresses.entries())
      await viewPage(`${address}?text-search=malaria&laboratory_id=7`, { ip: `10.0.1.${index}` });
    expect(await counted()).toEqual([['malaria', 'Kigali', addresses.length]]);
  });
  it('a search is not counted when it is too short, looks like a personal number or an e-mail address, requests a further page, comes from a bot or fails', async () => {
    await search('ma');
    await search('a1b');
    await search('+250 788 123 456 aline');
    await search('aline@example.com');
    await viewPage('/doctors?text-search=malaria&page=2');
    await viewPage('/doctors?text-search=malaria', { device: 'Googlebot/2.1' });
    await viewPage('/doctors?text-search=malaria', { device: 'lightMyRequest' });
    await viewPage('/doctors?text-search=malaria', { method: 'HEAD' });
    await viewPage('/missing?text-search=malaria');
    await viewPage('/blog?text-search=malaria');
    expect(await counted()).toEqual([]);
  });
  it('a search is counted in the chosen district when that district exists', async () => {
    await viewPage('/api/search?text-search=malaria&city=huye');
    await viewPage('/doctors?text-search=malaria&district=Huye', { ip: '10.0.0.2' });
    await viewPage('/api/search?text-search=malaria&city=My+street', { ip: '10.0.0.3' });
    expect(await counted()).toEqual([
      ['malaria', 'Huye', 2],
      ['malaria', 'Kigali', 1],
    ]);
  });
  it('nothing is stored about who searched', async () => {
    await search('malaria');
    await counted();
    const { rows } = await test.platform.pool.query('select * from search_count');
    expect(Object.keys(rows[0])).toEqual(['day', 'text', 'city', 'searches', 'misses']);
  });
});
