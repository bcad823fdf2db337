import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAdmin, makePatient, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { deleteOldSearches } from './search-trends.ts';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.platform.db.deleteFrom('search_count').execute());

const pass = (seconds: number) => (test.clock.now = new Date(test.clock.now.getTime() + seconds * 1000));

describe('the administrator’s search trends', () => {
  const put = (text: string, searches: number, { day = '2026-12-20', city = 'Kigali' } = {}) =>
    test.platform.db.insertInto('search_count').values({ day, text, city, searches }).execute();
  const trends = async (query: Record<string, string> = {}) =>
    (await test.call('GET', '/admin/search-trends', { token: admin.token, query })).body.data;
  const chart = async (text: string) =>
    (await test.call('GET', '/admin/search-trend-chart', { token: admin.token, query: { 'text-search': text } })).body
      .data;
  let counts = 0;
  beforeEach(async () => {
    test.clock.now = new Date(Date.parse('2026-12-31T10:00:00Z') + ++counts * 600_000);
    admin = await makeAdmin(test);
  });

  it('trends list the texts with at least five counted searches, the most frequent first, each with the district in which it was searched most often', async () => {
    await put('malaria', 3);
    await put('malaria', 4, { city: 'Huye' });
    await put('malaria', 2, { day: '2026-01-02' });
    await put('dentist', 30);
    await put('rare', 4);
    await put('too old', 9, { day: '2025-12-31' });
    expect(await trends()).toEqual([
      { searchText: 'dentist', city: 'Kigali', search_text_count: 30 },
      { searchText: 'malaria', city: 'Kigali', search_text_count: 9 },
    ]);
  });
  it('trends of the last month count the searches of the last thirty days', async () => {
    await put('malaria', 5, { day: '2026-12-02' });
    await put('malaria', 70, { day: '2026-12-01' });
    expect(await trends({ last_month: 'true' })).toEqual([
      { searchText: 'malaria', city: 'Kigali', search_text_count: 5 },
    ]);
    expect((await trends({ last_month: '0' }))[0].search_text_count).toBe(75);
  });
  it('trends are computed at most once in ten minutes, however many people look at them', async () => {
    await put('malaria', 5);
    expect(await trends()).toHaveLength(1);
    await put('dentist', 5);
    pass(599);
    expect(await trends()).toHaveLength(1);
    pass(1);
    expect(await trends()).toHaveLength(2);
    counts += 1;
  });
  it('trends list at most fifty texts', async () => {
    for (let number = 0; number < 51; number++) await put(`text ${number}`, 5);
    expect(await trends()).toHaveLength(50);
  });
  it('the chart of a search text shows the number of searches in each of twelve months, and only zeros for a rare text', async () => {
    await put('malaria', 5, { day: '2026-12-02' });
    await put('malaria', 3, { day: '2026-01-31' });
    await put('rare', 4);
    const months = await chart('Malaria');
    expect(months).toHaveLength(12);
    expect(months[0]).toEqual({ month_string: 'Jan 2026', search_text_count: 3 });
    expect(months[5]).toEqual({ month_string: 'Jun 2026', search_text_count: 0 });
    expect(months[11]).toEqual({ month_string: 'Dec 2026', search_text_count: 5 });
    const sum = (await chart('rare')).reduce(
      (all: number, one: { search_text_count: number }) => all + one.search_text_count,
      0,
    );
    expect(sum).toBe(0);
  });
  it('only administrators see trends', async () => {
    const patient = await makePatient(test);
    for (const path of ['/admin/search-trends', '/admin/search-trend-chart'])
      expect((await test.call('GET', path, { token: patient.token })).status).toBe(403);
  });
  it('the counts of searches are deleted when they are older than a year, or when their text stayed rare for a month', async () => {
    await put('old', 90, { day: '2025-12-31' });
    await put('rare', 4, { day: '2026-11-30' });
    await put('rare now', 4, { day: '2026-12-01' });
    await put('frequent', 5, { day: '2026-02-01' });
    await deleteOldSearches(undefined as never, test.platform);
    const rows = await test.platform.db.selectFrom('search_count').select('text').orderBy('text').execute();
    expect(rows.map((row) => row.text)).toEqual(['frequent', 'rare now']);
  });
});
