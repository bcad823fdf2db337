import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { makeAdmin, type Person } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { appointmentPrice, loadContents } from './index.ts';

describe('texts and posts', () => {
  let test: TestApp;
  let admin: Person;
  beforeAll(async () => {
    test = await startTestApp();
    admin = await makeAdmin(test);
  });
  afterAll(() => test.close());

  it('each start adds the texts of pages that are not stored yet, and keeps the stored texts', async () => {
    const { db } = test.platform;
    await loadContents(db);
    const { data } = (await test.call('GET', '/static_contents')).body;
    expect(data).toHaveLength(11);
    expect(data).toContainEqual(expect.objectContaining({ key: 'appointment_price', value: '1000', version: 1 }));
    await db
      .updateTable('static_content')
      .set({ value: '<p>Be kind</p><script>x()</script>' })
      .where('key', '=', 'term')
      .execute();
    await loadContents(db);
    const again = (await test.call('GET', '/static_contents')).body.data;
    expect(again.find((row: { key: string }) => row.key === 'term').value).toBe('<p>Be kind</p>');
  });

  it.each([
    ['2500', 2500],
    [' 0 ', 0],
    ['', 1000],
    ['a lot', 1000],
    ['-5', 1000],
  ])('when the stored price of appointments is %j, the price is %i francs', async (value, price) => {
    const { db } = test.platform;
    await db.updateTable('static_content').set({ value }).where('key', '=', 'appointment_price').execute();
    expect(await appointmentPrice(db)).toBe(price);
  });

  it('posts are listed newest first and each once, and a search finds words of their titles and texts but no HTML tags', async () => {
    const written = new Date('2026-11-01T08:00:00Z');
    await test.platform.db
      .insertInto('blog')
      .values(
        Array.from({ length: 12 }, (_, index) => ({
          id: newId(),
          title: `Post ${index}`,
          content: `<p>About <em>sleep</em>${index === 3 ? ' and Édouard' : ''}</p>`,
          author_id: admin.id,
          // each group of four posts has the same time, so that the order of these four depends on their ids
          created_at: new Date(written.getTime() + Math.floor(index / 4) * 60_000),
        })),
      )
      .execute();
    const read = async (query: Record<string, string>) => (await test.call('GET', '/blogs', { query })).body.data;
    const [first, second, oldest] = await Promise.all([
      read({}),
      read({ page: '2' }),
      read({ 'order-by': 'asc', per_page: '12' }),
    ]);
    const ids = [...first.data, ...second.data].map((row: { id: string }) => row.id);
    expect(new Set(ids).size).toBe(12);
    expect(oldest.data.map((row: { id: string }) => row.id)).toEqual(ids.toReversed());
    expect(first).toMatchObject({ total: 12, last_page: 2 });
    expect(await read({ 'text-search': 'edouard' })).toMatchObject({ total: 1, data: [{ title: 'Post 3' }] });
    expect((await read({ 'text-search': 'sleep post' })).total).toBe(12);
    expect((await read({ 'text-search': 'em' })).total).toBe(0);
    const { data } = (await test.call('GET', `/blog/${ids[0]}`)).body;
    expect(data).toEqual(first.data[0]);
    expect(data).toMatchObject({ author: 'Admin', image: null });
  });

  it('reading a post that does not exist gives 404', async () => {
    expect((await test.call('GET', `/blog/${newId()}`)).status).toBe(404);
    expect((await test.call('GET', '/blog/1')).status).toBe(404);
  });
});
