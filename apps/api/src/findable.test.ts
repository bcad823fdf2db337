import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from './platform/ids.ts';
import { makeDoctor, makePlace, type Person } from './testing/people.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

describe('sitemap and sharing cards of published pages', () => {
  let test: TestApp;
  let doctor: Person;
  let post: string;
  beforeAll(async () => {
    test = await startTestApp();
    doctor = await makeDoctor(test);
    post = newId();
    await test.platform.db
      .insertInto('blog')
      .values({ id: post, title: 'Malaria in the rainy season', content: '<p>Sleep under a net.</p>' })
      .execute();
  });
  afterAll(() => test.close());
  const get = (url: string) => test.app.inject({ url });
  const publish = (id: string, is_published: boolean) =>
    test.platform.db.updateTable('provider').set({ is_published }).where('id', '=', id).execute();

  it('the sitemap contains every published page and no other', async () => {
    const hidden = await makeDoctor(test);
    await publish(hidden.id, false);
    const scenario = await makePlace(test, 'hospital');
    const doctors = (await get('/sitemap/doctors-1.xml')).body;
    expect(doctors).toContain(`<loc>http://ivuriro.test/doctors/view/${doctor.id}</loc>`);
    expect(doctors).not.toContain(hidden.id);
    expect((await get('/sitemap/hospital-clinics-1.xml')).body).toContain(`/hospital-clinics/view/${scenario.id}<`);
    expect((await get('/sitemap/blog-1.xml')).body).toContain(`/blog/view/${post}<`);
    expect((await get('/sitemap.xml')).body).toContain('<loc>http://ivuriro.test/sitemap/laboratories-1.xml</loc>');
  });

  it('the sharing card of a page is a PNG of 1200 by 630 pixels, with the same bytes at each request', async () => {
    for (const address of [`/og/doctor/${doctor.id}.png`, `/og/blog/${post}.png`, '/og/site.png']) {
      const { statusCode, headers, rawPayload } = await get(address);
      expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'image/png' });
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
      expect((await get(address)).rawPayload.equals(rawPayload)).toBe(true);
    }
  });

  it('the sharing card changes with the name of the provider', async () => {
    const before = (await get(`/og/doctor/${doctor.id}.png`)).rawPayload;
    await test.platform.db.updateTable('provider').set({ name: 'Dr. Renamed' }).where('id', '=', doctor.id).execute();
    expect((await get(`/og/doctor/${doctor.id}.png`)).rawPayload.equals(before)).toBe(false);
  });

  it('unpublished providers, wrong kinds and unknown ids have no sharing card', async () => {
    await publish(doctor.id, false);
    for (const address of [
      `/og/doctor/${doctor.id}.png`,
      `/og/hospital/${doctor.id}.png`,
      `/og/blog/${newId()}.png`,
      `/og/doctor/1.png`,
      `/og/constructor/${post}.png`,
    ])
      expect((await get(address)).statusCode, address).toBe(404);
  });
});
