import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberToken } from '../../../testing/members.ts';
import { makeAdmin, makePatient, type Person } from '../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadContents } from '../index.ts';

let test: TestApp;
let admin: Person;
let patient: Person;
beforeAll(async () => {
  test = await startTestApp({ now: new Date('2026-11-20T10:00:00Z') });
  [admin, patient] = [await makeAdmin(test), await makePatient(test)];
  await loadContents(test.platform.db);
});
afterAll(() => test.close());

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object = {}, token = admin.token) =>
  test.call(method, path, { token, body });
const read = async (path: string, query: Record<string, string> = {}) =>
  (await test.call('GET', path, { token: admin.token, query })).body.data;
const pass = (minutes: number) => (test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000));

describe('texts of the pages', () => {
  const text = async (key: string) =>
    (await test.call('GET', '/static_contents')).body.data.find((row: { key: string }) => row.key === key);

  it('every version of a text of the site is kept with its author and time, from the supplied first version on', async () => {
    const first = await send('POST', '/admin/static_contents', { key: 'term', value: '<p>Be kind</p><img src=x>' });
    expect(first.status).toBe(201);
    expect(first.body.data).toMatchObject({ key: 'term', value: '<p>Be kind</p>', version: 2 });
    pass(1);
    const second = await send('PUT', '/admin/update/static_contents', { key: 'term', value: '<p>Be very kind</p>' });
    expect(second.body.data.version).toBe(3);
    expect((await text('term')).value).toBe('<p>Be very kind</p>');
    const versions = await read('/admin/static_contents/versions', { key: 'term' });
    expect(versions).toMatchObject([
      { version: 3, value: '<p>Be very kind</p>', author: admin.name, created_at: test.clock.now.toISOString() },
      { version: 2, value: '<p>Be kind</p>', author: admin.name },
      { version: 1, value: '', author: '' },
    ]);
  });

  it('saving a text of the site without a change stores no new version', async () => {
    const body = { key: 'appointment_price', value: ' 1500 ' };
    const [once, again] = [
      await send('POST', '/admin/static_contents', body),
      await send('POST', '/admin/static_contents', body),
    ];
    expect(again.body.data).toEqual(once.body.data);
    expect(await read('/admin/static_contents/versions', { key: 'appointment_price' })).toHaveLength(2);
  });

  it('when two administrators change the same version of a text, the first change is saved and the second is refused', async () => {
    const { version } = await text('faq');
    const write = (value: string) => send('POST', '/admin/static_contents', { key: 'faq', value, version });
    const both = await Promise.all([write('<p>one</p>'), write('<p>two</p>')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)!.body.code).toBe('conflict');
    expect((await text('faq')).version).toBe(version + 1);
  });

  it('a list of quotations that is pasted into a setting keeps the line breaks inside each quotation', async () => {
    const said = { title: 'A visit', names: 'Aline', description: 'Quick.\u2028Kind.', link: '' };
    const body = { key: 'home_talks_slider_content', value: JSON.stringify([said]) };
    const { status, body: answered } = await send('POST', '/admin/static_contents', body);
    expect(status).toBe(201);
    expect(JSON.parse(answered.data.value)).toEqual([{ ...said, description: 'Quick.\nKind.' }]);
  });

  const talk = { title: 'A visit', names: 'Aline', description: 'It was quick.', link: '' };
  it.each([
    ['appointment_price', '12,000', 'Enter the price in whole francs, without a sign.'],
    ['appointment_price', '-5', 'Enter the price in whole francs, without a sign.'],
    ['email_contact', 'nobody', 'Enter a valid e-mail address, like name@example.com.'],
    ['phone_contact', 'call me', 'Enter a phone number, like +250 788 123 456.'],
    ['social_link_youtube', 'javascript:x()', 'Enter an address that begins with https://.'],
    ['social_link_twitter', 'http://x.com/ivuriro', 'Enter an address that begins with https://.'],
    ['home_talks_slider_content', 'no list', undefined],
    ['home_talks_slider_content', JSON.stringify([{ ...talk, description: ' ' }]), 'Write what each person says.'],
    [
      'home_talks_slider_content',
      JSON.stringify([{ ...talk, link: 'javascript:x()' }]),
      'A talk’s link begins with https:// or leads to a page of ours, like /doctors.',
    ],
    ['home_talks_slider_content', JSON.stringify(Array.from({ length: 21 }, () => talk)), 'There may be 20 talks.'],
  ])('a setting of the site with a value of the wrong format is refused: %s %s', async (key, value, sentence) => {
    const { status, body } = await send('POST', '/admin/static_contents', { key, value });
    expect(status).toBe(422);
    if (sentence) expect(body.errors).toEqual([sentence]);
  });

  it('a setting of the site may be empty, and a quotation may have no title, names and link', async () => {
    for (const key of ['email_contact', 'phone_contact', 'social_link_facebook', 'home_talks_slider_content'])
      expect((await send('POST', '/admin/static_contents', { key, value: '' })).status).toBe(201);
    expect((await text('home_talks_slider_content')).value).toBe('[]');
    const short = JSON.stringify([{ description: 'Quick.' }]);
    expect(
      (await send('POST', '/admin/static_contents', { key: 'home_talks_slider_content', value: short })).status,
    ).toBe(201);
    const value = JSON.stringify([{ ...talk, link: '/doctors' }]);
    expect(
      (await send('POST', '/admin/static_contents', { key: 'home_talks_slider_content', value })).body.data.value,
    ).toBe(value);
  });

  it('a member who may write the texts of the site may not set the price of an appointment', async () => {
    const token = await memberToken(test, admin, 'content');
    const written = await send(
      'POST',
      '/admin/static_contents',
      { key: 'phone_contact', value: '+250788123456' },
      token,
    );
    expect(written.status).toBe(201);
    const price = await send('POST', '/admin/static_contents', { key: 'appointment_price', value: '9000' }, token);
    expect([price.status, price.body.code]).toEqual([403, 'not_permitted']);
  });

  it('an unknown setting is refused, and only an administrator may change settings or posts', async () => {
    expect((await send('POST', '/admin/static_contents', { key: 'footer', value: 'x' })).status).toBe(422);
    expect(
      (await test.call('GET', '/admin/static_contents/versions', { token: admin.token, query: { key: 'x' } })).status,
    ).toBe(422);
    for (const path of ['/admin/static_contents', '/admin/update/static_contents', '/admin/blogs'])
      expect((await send('POST', path, { key: 'faq', value: 'x' }, patient.token)).status).toBe(403);
    expect(await read('/admin/static_contents')).toHaveLength(11);
  });
});
