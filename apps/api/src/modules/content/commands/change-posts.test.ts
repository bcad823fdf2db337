import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { makeAdmin, makePatient, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
let admin: Person;
let patient: Person;
beforeAll(async () => {
  test = await startTestApp({ now: new Date('2026-11-20T10:00:00Z') });
  [admin, patient] = [await makeAdmin(test), await makePatient(test)];
  // the patient's account is older than the posts, because a patient is notified only of posts that are written after
  // the account was opened
  const created_at = new Date('2026-11-01T08:00:00Z');
  await test.platform.db.updateTable('account').set({ created_at }).where('id', '=', patient.id).execute();
});
afterAll(() => test.close());

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}, token = admin.token) =>
  test.call(method, path, { token, body });
const read = async (path: string, query: Record<string, string> = {}) =>
  (await test.call('GET', path, { token: admin.token, query })).body.data;
const pass = (minutes: number) => (test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000));

describe('posts of the blog', () => {
  it('an administrator writes, changes and deletes posts, and the public pages show each change at once', async () => {
    const written = await send('POST', '/admin/blogs', {
      title: 'Sleep',
      content: '<p data-align="center">Rest <strong>well</strong></p><script>x()</script>',
      images: [],
    });
    expect(written.status).toBe(201);
    expect(written.body).toMatchObject({ message: 'Blog content is now saved', data: { itemType: 'blog' } });
    const { id } = written.body.data;
    expect((await test.call('GET', `/blog/${id}`)).body.data).toMatchObject({
      title: 'Sleep',
      content: '<p data-align="center">Rest <strong>well</strong></p>',
      author: admin.name,
    });
    pass(5);
    const changed = await send('POST', `/admin/blogs/${id}`, {
      title: 'Sleep well',
      content: '<p>Rest</p>',
      _method: 'PUT',
    });
    expect(changed.body.data).toEqual({ id, itemType: 'blog' });
    expect((await read('/admin/blogs')).data[0]).toMatchObject({
      id,
      title: 'Sleep well',
      created_at: '2026-11-20T10:00:00.000Z',
      updated_at: '2026-11-20T10:05:00.000Z',
    });
    expect((await send('PUT', `/admin/blogs/${id}`, { title: 'Again', content: 'Rest' })).status).toBe(200);
    const gone = await send('DELETE', `/admin/blogs/${id}`);
    expect(gone.body).toMatchObject({ message: 'The post was deleted', data: null });
    expect((await test.call('GET', `/blog/${id}`)).status).toBe(404);
    expect((await send('DELETE', `/admin/blogs/${id}`)).status).toBe(404);
    const { rows } = await test.platform.pool.query(`select action from audit where object_id = $1 order by id`, [id]);
    expect(rows.map((row) => row.action)).toEqual(['blog.written', 'blog.changed', 'blog.changed', 'blog.removed']);
  });

  it('deleting a post deletes its picture', async () => {
    const { id } = (await send('POST', '/admin/blogs', { title: 'Water', content: '<p>Drink</p>' })).body.data;
    const { db, storage } = test.platform;
    await db
      .insertInto('picture')
      .values({ id: newId(), item_type: 'blog', item_id: id, filename: `${id}.webp` })
      .execute();
    await storage.put(`pictures/${id}.webp`, Buffer.from('x'), 'image/webp');
    await send('DELETE', `/admin/blogs/${id}`);
    expect(await db.selectFrom('picture').select('id').where('item_id', '=', id).execute()).toEqual([]);
    expect(await storage.get(`pictures/${id}.webp`)).toBeNull();
  });

  it('deleting a post removes the post from patients’ notifications', async () => {
    pass(60);
    const { id } = (await send('POST', '/admin/blogs', { title: 'Malaria', content: '<p>Nets</p>' })).body.data;
    const told = async () =>
      (await test.call('GET', '/patient/notifications', { token: patient.token })).body.data.data.filter(
        (notification: { blog: { id: string } | null }) => notification.blog?.id === id,
      );
    expect(await told()).toHaveLength(1);
    await send('DELETE', `/admin/blogs/${id}`);
    expect(await told()).toEqual([]);
  });

  it.each([
    [{ title: '', content: '<p>x</p>' }],
    [{ title: 'x', content: '' }],
    [{ title: 'x', content: '<p><br></p><p>&nbsp;</p>' }],
    [{ title: 'x', content: '<script>x()</script>' }],
    [{ title: 'x', content: 'a'.repeat(100_001) }],
    [{ title: 'x', content: 'x', author_id: 'somebody' }],
  ])('a post that is empty, too long or has an unknown field is refused: %j', async (body) =>
    expect((await send('POST', '/admin/blogs', body)).status).toBe(422),
  );
});
