import { kinds } from '@ivuriro/contract/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliver } from '../../../testing/deliver.ts';
import { makeAdmin, makePatient, type Person } from '../../../testing/people.ts';
import { makeProvider, makePublishedReview, type Provider, reviewCalls } from '../../../testing/reviews.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let fixture: TestApp;
let admin: Person;
let by: ReturnType<typeof reviewCalls>;
beforeAll(async () => {
  fixture = await startTestApp({ now: new Date('2026-11-20T08:00:00Z') });
  admin = await makeAdmin(fixture);
  by = reviewCalls(fixture, admin);
});
afterAll(() => fixture.close());
beforeEach(() => {
  fixture.clock.now = new Date('2026-11-20T08:00:00Z');
});

const list = ({ kind, id }: Provider, query: Record<string, string> = { [`${kind}_id`]: id }) =>
  fixture.call('GET', `/admin/${kind}-reviews`, { token: admin.token, query });

describe.each(kinds)('moderating reviews of a %s', (kind) => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await makeProvider(fixture, kind);
  });

  test('approving a review publishes it, and withdrawing the approval hides it, on every page at once', async () => {
    const patient = await makePatient(fixture, 'Jeanne Ingabire');
    const { id } = (await by.write(patient, provider, { overall: 5 })).body.data;
    const approved = await by.approve(provider, id);
    expect(approved.body.message).toBe('Review was approved and published');
    expect(approved.body.data).toMatchObject({ id, accepted: true, overall: 5 });
    expect((await by.shown(provider)).body.data).toMatchObject({
      reviews: [{ id, patient: { full_name: 'Jeanne Ingabire' } }],
      review_ratings: { overall: 5, total: 1 },
    });
    expect((await by.own(provider)).body.data).toMatchObject({ rating: { total: 1 }, reviews: { total: 1 } });

    const back = await by.approve(provider, id, 0);
    expect([back.status, back.body.data.accepted]).toEqual([200, false]);
    expect(back.body.message).toBe('The approval was withdrawn; the review waits again');
    expect((await by.shown(provider)).body.data).toMatchObject({ reviews: [], review_ratings: { total: 0 } });
    expect((await list(provider)).body.data.reviews.data).toMatchObject([{ id, accepted: false }]);
    await by.remove(provider, id);
  });

  test('the administrator sees reviews and replies in every state, and can approve a reply with PUT instead of POST', async () => {
    const { id } = await makePublishedReview(fixture, by, provider);
    const waiting = (await by.write(await makePatient(fixture), provider)).body.data;
    const reply = (await by.reply(provider, id)).body.data;
    const { provider: whose, rating, reviews } = (await list(provider)).body.data;
    expect(whose).toMatchObject({ kind, id: provider.id, name: provider.name });
    expect(rating.total).toBe(1);
    expect(reviews.data).toMatchObject([
      { id: waiting.id, accepted: false, replies: [] },
      { id, accepted: true, replies: [{ id: reply.id, reviews: 'Murakoze', accepted: false, name: provider.name }] },
    ]);
    const put = await fixture.call('PUT', `/admin/${kind}_review_reply/${reply.id}`, {
      token: admin.token,
      body: { accepted: '1', _method: 'PUT', [`${kind}_id`]: provider.id },
    });
    expect(put.body).toMatchObject({
      message: 'Reply was approved and published',
      data: { id: reply.id, reviews: 'Murakoze', accepted: true },
    });
    expect((await by.shown(provider)).body.data.reviews[0].replies).toMatchObject([{ reviews: 'Murakoze' }]);
    await by.approveReply(provider, reply.id, 0);
    expect((await by.shown(provider)).body.data.reviews[0].replies).toEqual([]);
  });

  test('at the same API address an administrator deletes either a reply, or a review with its replies', async () => {
    const { id, patient } = await makePublishedReview(fixture, by, provider);
    const [first, second] = [(await by.reply(provider, id)).body.data, (await by.reply(provider, id)).body.data];
    expect((await by.remove(provider, first.id)).body).toMatchObject({ message: 'Reply was removed', data: null });
    const kept = (await list(provider)).body.data.reviews.data.find((one: { id: string }) => one.id === id);
    expect(kept.replies).toMatchObject([{ id: second.id }]);
    const { total } = (await by.shown(provider)).body.data.review_ratings;
    expect((await by.remove(provider, id)).body).toMatchObject({ message: 'Review was removed', data: null });
    expect((await by.shown(provider)).body.data.review_ratings.total).toBe(total - 1);
    expect((await by.mine(patient)).body.data.total).toBe(0);
    expect((await by.remove(provider, second.id)).status).toBe(404);
  });

  test('a review is not found at the address of another kind of provider', async () => {
    const { id } = await makePublishedReview(fixture, by, provider);
    const reply = (await by.reply(provider, id)).body.data;
    const other = kinds.find((one) => one !== kind)!;
    const wrong = { ...provider, kind: other };
    const answers = await Promise.all([
      by.approve(wrong, id, 0),
      by.approveReply(wrong, reply.id),
      by.remove(wrong, id),
      by.remove(wrong, reply.id),
      list(wrong),
      list(provider, {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await by.own(provider)).body.data.reviews.data[0]).toMatchObject({ id, replies: [{ accepted: false }] });
  });
});

test('in an administrator’s request a pharmacy may also be named by the field for a laboratory, as existing API clients do', async () => {
  const pharmacy = await makeProvider(fixture, 'pharmacy');
  const { id } = await makePublishedReview(fixture, by, pharmacy);
  expect((await list(pharmacy, { laboratory_id: pharmacy.id })).body.data.reviews.data).toMatchObject([{ id }]);
  const both = await list(pharmacy, {
    laboratory_id: (await makeProvider(fixture, 'laboratory')).id,
    pharmacy_id: pharmacy.id,
  });
  expect([both.status, both.body.code]).toEqual([422, 'owner_mismatch']);
  const wallet = await fixture.call('GET', '/admin/pharmacy/transactions', {
    token: admin.token,
    query: { doctor_id: pharmacy.id },
  });
  expect(wallet.status).toBe(200);
});

test('moderating a review requires an administrator and a decision', async () => {
  const doctor = await makeProvider(fixture, 'doctor');
  const { id } = (await by.write(await makePatient(fixture), doctor)).body.data;
  const path = `/admin/doctor-reviews/${id}`;
  expect((await fixture.call('POST', path, { token: admin.token, body: {} })).status).toBe(422);
  expect((await fixture.call('POST', path, { token: doctor.token, body: { accepted: 1 } })).status).toBe(403);
  expect((await fixture.call('DELETE', path, { token: doctor.token })).status).toBe(403);
});

describe('the moderation queue', () => {
  const about = ({ id, kind, name }: Provider) => ({ id, kind, name, picture: null, isPublished: true });
  const ids = async (query: Record<string, string>) =>
    (await by.queue({ per_page: '100', ...query })).body.data.data.map((one: { id: string }) => one.id);
  let doctor: Provider;
  let pharmacy: Provider;
  let published: string;
  let replied: string;
  let waiting: string;
  beforeAll(async () => {
    await fixture.platform.db.deleteFrom('review').execute();
    doctor = await makeProvider(fixture, 'doctor', 'Dr. A');
    pharmacy = await makeProvider(fixture, 'pharmacy', 'Pharmacy B');
    const at = (hour: number) => (fixture.clock.now = new Date(Date.UTC(2026, 10, 20, 9, hour)));
    at(1);
    replied = (await makePublishedReview(fixture, by, doctor)).id;
    at(2);
    published = (await makePublishedReview(fixture, by, pharmacy)).id;
    at(3);
    waiting = (await by.write(await makePatient(fixture), pharmacy)).body.data.id;
    at(4);
    await by.reply(doctor, replied);
  });

  test('the moderation queue contains reviews that wait for approval and reviews with a reply that waits, the longest waiting first', async () => {
    const { data, total } = (await by.queue({ state: 'waiting' })).body.data;
    expect(total).toBe(2);
    expect(data).toMatchObject([
      { id: waiting, accepted: false, provider: about(pharmacy) },
      { id: replied, accepted: true, provider: about(doctor), replies: [{ accepted: false }] },
    ]);
  });

  test('the waiting time of a reply begins anew when the author rewrites the review', async () => {
    fixture.clock.now = new Date(Date.UTC(2026, 10, 20, 9, 5));
    const { id, patient } = await makePublishedReview(fixture, by, doctor);
    await by.reply(doctor, id);
    fixture.clock.now = new Date(Date.UTC(2026, 10, 20, 9, 6));
    await by.write(await makePatient(fixture), pharmacy);
    fixture.clock.now = new Date(Date.UTC(2026, 10, 20, 9, 7));
    const again = (await by.write(patient, doctor)).body.data;
    expect((await ids({ state: 'waiting' })).at(-1)).toBe(again.id);
    await fixture.platform.db
      .deleteFrom('review')
      .where('created_at', '>=', new Date(Date.UTC(2026, 10, 20, 9, 5)))
      .execute();
  });

  test('the moderation queue can be filtered by kind and state, and without a filter lists all reviews, newest first', async () => {
    expect(await ids({ state: 'published' })).toEqual([published, replied]);
    expect(await ids({})).toEqual([waiting, published, replied]);
    expect(await ids({ kind: 'pharmacy' })).toEqual([waiting, published]);
    expect(await ids({ kind: 'pharmacy', state: 'waiting' })).toEqual([waiting]);
    expect(await ids({ kind: 'hospital' })).toEqual([]);
    expect(await ids({ kind: 'nonsense', state: 'nonsense' })).toEqual([waiting, published, replied]);
  });

  test('the moderation queue is listed by page', async () => {
    const pages = await Promise.all(['1', '2'].map((page) => by.queue({ state: 'waiting', per_page: '1', page })));
    expect(pages.map(({ body }) => body.data.data[0].id)).toEqual([waiting, replied]);
    expect(pages[0]!.body.data.last_page).toBe(2);
  });

  test('the moderation queue leaves out reviews of deleted providers', async () => {
    const gone = await makeProvider(fixture, 'hospital');
    await by.write(await makePatient(fixture), gone);
    await fixture.platform.db
      .updateTable('provider')
      .set({ deleted_at: fixture.clock.now })
      .where('id', '=', gone.id)
      .execute();
    expect(await ids({ kind: 'hospital' })).toEqual([]);
  });
});

describe('notifications of reviews', () => {
  const notifications = async (patient: Person) =>
    (await fixture.call('GET', '/patient/notifications', { token: patient.token })).body.data.data;
  const mailsTo = ({ email }: Person) => fixture.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

  test('the approval of a review is announced to its author once, also when it is approved again, and to the provider by mail and on open pages', async () => {
    const doctor = await makeProvider(fixture, 'doctor', 'Dr. Told');
    const { id, patient } = await makePublishedReview(fixture, by, doctor, { reviews: 'Secret words' });
    await by.approve(doctor, id, 0);
    await by.approve(doctor, id, 1);
    await deliver(fixture);
    expect(await notifications(patient)).toMatchObject([
      {
        notifiable_type: 'Review',
        notifiable_status: 'ReviewPublished',
        doctor: { name: 'Dr. Told' },
        reference_url: `/doctors/view/${doctor.id}#reviews`,
      },
    ]);
    expect(mailsTo(patient)).toEqual(['Your review is published']);
    expect(mailsTo(doctor)).toContain('A new review');
    expect(fixture.pushes).toContainEqual({
      accountId: doctor.id,
      event: 'arrival',
      payload: { reference_type: 'REVIEW', id, status: '' },
    });
    expect(JSON.stringify(fixture.mails)).not.toContain('Secret words');
  });

  test('the author of a review gets notifications when a reply to it is approved and when an administrator deletes the review', async () => {
    const laboratory = await makeProvider(fixture, 'laboratory');
    const { id, patient } = await makePublishedReview(fixture, by, laboratory);
    const reply = (await by.reply(laboratory, id)).body.data;
    await by.approveReply(laboratory, reply.id);
    await deliver(fixture);
    await by.remove(laboratory, id);
    await deliver(fixture);
    expect((await notifications(patient)).map((one: any) => [one.notifiable_status, one.reference_url])).toEqual([
      ['ReviewRemoved', '/profile/reviews'],
      ['ReviewAnswered', `/laboratories/view/${laboratory.id}#reviews`],
      ['ReviewPublished', `/laboratories/view/${laboratory.id}#reviews`],
    ]);
    expect(mailsTo(patient)).toEqual([
      'Your review is published',
      'Your review was answered',
      'Your review was not published',
    ]);
  });

  test('an author who withdraws their own review gets no notification', async () => {
    const doctor = await makeProvider(fixture, 'doctor');
    const patient = await makePatient(fixture);
    const { id } = (await by.write(patient, doctor)).body.data;
    await by.withdraw(patient, id);
    await deliver(fixture);
    expect(await notifications(patient)).toEqual([]);
  });
});
