import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { makeDoctor, makePatient, makePlace, type Person } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { drawing } from '../providers/presenters/drawings.ts';
import { publicReviews, refreshRating } from './index.ts';

let fixture: TestApp;
let doctor: Person;
beforeAll(async () => {
  fixture = await startTestApp({ now: new Date('2026-11-20T08:00:00Z') });
  doctor = await makeDoctor(fixture);
});
afterAll(() => fixture.close());

interface ReviewValues {
  overall?: number;
  waiting?: number;
  accepted?: boolean;
  at?: string;
  name?: string;
}
async function write(provider: Person, { overall = 5, waiting = 0, accepted = true, at, name }: ReviewValues = {}) {
  const patient = await makePatient(fixture, name);
  const id = newId();
  await fixture.platform.db
    .insertInto('review')
    .values({
      id,
      provider_id: provider.id,
      patient_id: patient.id,
      overall,
      waiting_time: waiting,
      text: `Review ${id}`,
      accepted,
      created_at: at ?? fixture.clock.now,
    })
    .execute();
  return id;
}
const list = (who: Person, kind = 'doctor', query: Record<string, string> = {}) =>
  fixture.call('GET', `/${kind}/reviews`, { token: who.token, query });

describe('reviews that a provider reads', () => {
  test('a provider sees the approved reviews, newest first, with the rating', async () => {
    const own = await makeDoctor(fixture);
    const old = await write(own, { overall: 4, waiting: 3, at: '2026-10-01T08:00:00Z', name: 'Jeanne Ingabire' });
    const fresh = await write(own, { overall: 5, at: '2026-11-01T08:00:00Z' });
    await write(own, { overall: 1, accepted: false });
    await write(doctor);
    await refreshRating(fixture.platform.db, own.id);
    const { status, body } = await list(own);
    expect(status).toBe(200);
    expect(body.data.reviews.data.map((one: { id: string }) => one.id)).toEqual([fresh, old]);
    expect(body.data.reviews.data[1]).toMatchObject({
      patient: { full_name: 'Jeanne Ingabire', picture: null },
      overall: 4,
      waitingTime: 3,
      customerCare: 0,
      accepted: true,
      verified_visit: false,
      verified_by: null,
      replies: [],
    });
    // a sub-rating that was not given does not count as zero
    expect(body.data.rating).toEqual({
      overall: 4.5,
      waitingTime: 3,
      customerCare: 0,
      communication: 0,
      recommend: 0,
      total: 2,
    });
  });

  test('the rating is 0 without any review', async () => {
    const { body } = await list(await makeDoctor(fixture));
    expect(body.data.rating).toMatchObject({ overall: 0, total: 0 });
    expect(body.data.reviews).toMatchObject({ data: [], total: 0, current_page: 1, last_page: 1 });
  });

  test('reviews are listed by page, each exactly once, by GET and by POST', async () => {
    const own = await makePlace(fixture, 'laboratory');
    for (let count = 0; count < 12; count++) await write(own);
    const [first, second, posted] = await Promise.all([
      list(own, 'laboratory'),
      list(own, 'laboratory', { page: '2' }),
      fixture.call('POST', '/laboratory/reviews?page=2', { token: own.token }),
    ]);
    const ids = [first, second].flatMap(({ body }) => body.data.reviews.data.map((one: { id: string }) => one.id));
    expect(ids).toHaveLength(12);
    expect(new Set(ids).size).toBe(12);
    expect(posted.status).toBe(200);
    expect(posted.body.data).toEqual(second.body.data);
    expect(first.body.data.reviews.next_page_url).toBe('http://ivuriro.test/api/laboratory/reviews?page=2');
  });

  test.each(['doctor', 'hospital', 'laboratory', 'pharmacy'] as const)(
    'a %s reads and answers its reviews at the API address of its kind, which is refused to patients',
    async (kind) => {
      const own = kind === 'doctor' ? await makeDoctor(fixture) : await makePlace(fixture, kind);
      const id = await write(own);
      expect((await list(own, kind)).body.data.reviews.data[0].id).toBe(id);
      const reply = await fixture.call('POST', `/${kind}/${kind}ReplyReview`, {
        token: own.token,
        body: { reply_review_id: id, reply: 'Thank you' },
      });
      expect(reply.status).toBe(201);
      expect((await list(await makePatient(fixture), kind)).status).toBe(403);
    },
  );
});

describe('replies to reviews', () => {
  const reply = (who: Person, id: string, text: string) =>
    fixture.call('POST', '/doctor/doctorReplyReview', { token: who.token, body: { reply_review_id: id, reply: text } });

  test('a reply waits for approval: the provider sees it, the public does not', async () => {
    const own = await makeDoctor(fixture, { name: 'Dr. Chantal Mukamana' });
    const id = await write(own);
    const { status, body } = await reply(own, id, '  Murakoze  ');
    expect([status, body.message]).toEqual([201, 'Your reply was submitted and waits to be approved']);
    expect(body.data).toEqual({ id: expect.any(String), reviews: 'Murakoze', accepted: false });
    await reply(own, id, 'Come again');
    const [shown] = (await list(own)).body.data.reviews.data;
    expect(shown.replies.map((one: { reviews: string }) => one.reviews)).toEqual(['Murakoze', 'Come again']);
    expect(shown.replies[0]).toMatchObject({ accepted: false, name: 'Dr. Chantal Mukamana' });

    const { db, pool } = fixture.platform;
    expect((await publicReviews(pool, own.id, 50))[0]!.replies).toEqual([]);
    await db.updateTable('review_reply').set({ accepted: true }).where('id', '=', body.data.id).execute();
    const [accepted] = await publicReviews(pool, own.id, 50);
    expect(accepted).toMatchObject({ ...shown, replies: [{ ...shown.replies[0], accepted: true }] });
    expect(accepted!.replies).toHaveLength(1);
  });

  test('a provider can reply only to an approved review of their own profile', async () => {
    const waiting = await write(doctor, { accepted: false });
    const foreign = await write(await makeDoctor(fixture));
    const answers = await Promise.all([waiting, foreign, newId()].map((id) => reply(doctor, id, 'Mine?')));
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404]);
    const { db } = fixture.platform;
    expect(
      await db.selectFrom('review_reply').select('id').where('review_id', 'in', [waiting, foreign]).execute(),
    ).toEqual([]);
  });

  test('a reply must have 1 to 2,000 characters', async () => {
    const id = await write(doctor);
    expect((await reply(doctor, id, '   ')).body).toMatchObject({
      code: 'validation_failed',
      message: 'Write a reply.',
    });
    expect((await reply(doctor, id, 'x'.repeat(2001))).status).toBe(422);
  });
});

test('the public sees as many of the newest approved reviews as requested', async () => {
  const own = await makeDoctor(fixture);
  await write(own, { at: '2026-01-01T08:00:00Z' });
  const newest = await write(own, { at: '2026-03-01T08:00:00Z' });
  const next = await write(own, { at: '2026-02-01T08:00:00Z' });
  await write(own, { accepted: false, at: '2026-04-01T08:00:00Z' });
  expect((await publicReviews(fixture.platform.pool, own.id, 2)).map((one) => one.id)).toEqual([newest, next]);
});

test('a provider’s rating is the average of the approved reviews to one decimal, and 0 when the approval of all is withdrawn', async () => {
  const { db } = fixture.platform;
  const own = await makeDoctor(fixture);
  const ids = [await write(own, { overall: 5 }), await write(own, { overall: 4 }), await write(own, { overall: 4 })];
  await refreshRating(db, own.id);
  expect((await list(own)).body.data.rating).toMatchObject({ overall: 4.3, total: 3 });
  await db.updateTable('review').set({ accepted: false }).where('id', 'in', ids).execute();
  await refreshRating(db, own.id);
  expect((await list(own)).body.data.rating).toMatchObject({ overall: 0, total: 0 });
});

test('two simultaneous refreshes of a rating count both changes', async () => {
  const { db } = fixture.platform;
  const own = await makeDoctor(fixture);
  const ids = await Promise.all([1, 2, 3, 4].map(() => write(own, { accepted: false })));
  await Promise.all(
    ids.map((id) =>
      db.transaction().execute(async (trx) => {
        await trx.updateTable('review').set({ accepted: true }).where('id', '=', id).execute();
        await refreshRating(trx, own.id);
      }),
    ),
  );
  expect((await list(own)).body.data.rating).toMatchObject({ overall: 5, total: 4 });
});

test('an author without a picture has the same drawing beside a review as everywhere else', async () => {
  const { db } = fixture.platform;
  const id = await write(doctor);
  const { patient_id } = await db
    .selectFrom('review')
    .select('patient_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (const gender of ['Female', 'Male']) {
    await db.updateTable('patient').set({ gender }).where('id', '=', patient_id).execute();
    expect(await drawing(db, id)).toBe(await drawing(db, patient_id));
  }
});
