import { kinds } from '@ivuriro/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { deliver } from '../../../testing/deliver.ts';
import { makeAdmin, makeDoctor, makePatient, type Person } from '../../../testing/people.ts';
import { makeProvider, makePublishedReview, type Provider, reviewCalls } from '../../../testing/reviews.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { makeAppointment } from '../../../testing/appointments.ts';

let fixture: TestApp;
let by: ReturnType<typeof reviewCalls>;
let doctor: Provider;
beforeAll(async () => {
  fixture = await startTestApp({ now: new Date('2026-11-20T08:00:00Z') });
  by = reviewCalls(fixture, await makeAdmin(fixture));
  doctor = await makeProvider(fixture, 'doctor', 'Dr. Chantal Mukamana');
});
afterAll(() => fixture.close());

describe('writing a review', () => {
  test.each(kinds)('a new review of a %s waits for approval, and only its author sees it', async (kind) => {
    const provider = await makeProvider(fixture, kind);
    const patient = await makePatient(fixture, 'Jeanne Ingabire');
    const { status, body } = await by.write(patient, provider, { waitingTime: '3', recommend: 5 });
    expect(status).toBe(201);
    expect(body.message).toBe('Your review submitted successfully but wait to be approved');
    const review = {
      id: expect.any(String),
      patient: { full_name: 'Jeanne Ingabire', picture: null },
      overall: 4,
      waitingTime: 3,
      customerCare: 0,
      communication: 0,
      recommend: 5,
      reviews: 'Kind and clear',
      accepted: false,
      verified_visit: false,
      verified_by: null,
      created_at: '2026-11-20T08:00:00.000Z',
      replies: [],
    };
    expect(body.data).toEqual(review);
    const about = { kind, id: provider.id, name: provider.name, picture: null, isPublished: true };
    expect((await by.mine(patient)).body.data.data).toEqual([{ ...review, provider: about }]);
    expect((await by.own(provider)).body.data.reviews.data).toEqual([]);
    const shown = (await by.shown(provider)).body.data;
    expect(shown.reviews).toEqual([]);
    expect(shown.review_ratings.total).toBe(0);
  });

  test.each([
    [{ overall: 0 }, 'Choose 1 to 5 stars for your overall rating.'],
    [{ overall: 6 }, 'Choose 1 to 5 stars for your overall rating.'],
    [{ overall: '' }, 'Choose 1 to 5 stars for your overall rating.'],
    [{ overall: 4.5 }, 'Choose 1 to 5 stars for your overall rating.'],
    [{ overall: undefined }, 'Choose 1 to 5 stars for your overall rating.'],
    [{ reviews: '  ' }, 'Write your review.'],
    [{ reviews: undefined }, 'Write your review.'],
    [{ reviews: 'x'.repeat(2001) }, 'A review has at most 2,000 characters.'],
  ])('an invalid review %o is refused with a message', async (given, sentence) => {
    const patient = await makePatient(fixture);
    const { status, body } = await by.write(patient, doctor, given);
    expect([status, body.code, body.message]).toEqual([422, 'validation_failed', sentence]);
    expect((await by.mine(patient)).body.data.total).toBe(0);
  });

  test('a review accepts partial ratings of 0 to 5 stars and a text of up to 2,000 characters', async () => {
    const patient = await makePatient(fixture);
    expect((await by.write(patient, doctor, { waitingTime: 6 })).status).toBe(422);
    expect((await by.write(patient, doctor, { recommend: -1 })).status).toBe(422);
    expect((await by.write(patient, doctor, { reviews: 'x'.repeat(2000) })).status).toBe(201);
  });

  test('a review needs a published provider of that kind, and a patient as author', async () => {
    const patient = await makePatient(fixture);
    const hidden = { ...(await makeDoctor(fixture, { published: false })), kind: 'doctor' as const };
    const answers = await Promise.all([
      by.write(patient, hidden),
      by.write(patient, { ...doctor, kind: 'pharmacy' }),
      by.write(patient, { ...doctor, id: newId() }),
      by.write(doctor, doctor),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 403]);
  });

  test('a review that is written again replaces the first one, and the new text and the replies wait for approval again', async () => {
    const provider = await makeProvider(fixture, 'hospital');
    const { id, patient } = await makePublishedReview(fixture, by, provider, { overall: 5 });
    const reply = (await by.reply(provider, id)).body.data;
    await by.approveReply(provider, reply.id);
    fixture.clock.now = new Date('2026-11-20T09:00:00Z');
    const again = (await by.write(patient, provider, { overall: 2, reviews: 'Not so well this time' })).body.data;
    expect(again).toMatchObject({ overall: 2, accepted: false, created_at: '2026-11-20T09:00:00.000Z' });
    const mine = (await by.mine(patient)).body.data;
    expect(mine.data.map((one: { reviews: string }) => one.reviews)).toEqual(['Not so well this time']);
    expect((await by.shown(provider)).body.data.reviews).toEqual([]);

    await by.approve(provider, again.id);
    expect((await by.shown(provider)).body.data.reviews).toMatchObject([{ overall: 2, replies: [] }]);
    expect((await by.own(provider)).body.data.reviews.data[0].replies).toMatchObject([
      { id: reply.id, accepted: false },
    ]);
  });

  test('the approval of a review that its author replaced meanwhile is refused', async () => {
    const patient = await makePatient(fixture);
    const { id } = (await by.write(patient, doctor)).body.data;
    const { id: unread } = (await by.write(patient, doctor, { reviews: 'Something else' })).body.data;
    expect((await by.approve(doctor, id)).status).toBe(404);
    expect((await by.mine(patient)).body.data.data).toMatchObject([{ id: unread, accepted: false }]);
  });

  test('a review that is sent twice at once exists once', async () => {
    const patient = await makePatient(fixture);
    const answers = await Promise.all([1, 2, 3, 4].map((overall) => by.write(patient, doctor, { overall })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect((await by.mine(patient)).body.data.total).toBe(1);
  });
});

describe('the reviews of a patient', () => {
  test('patients see their own reviews, newest first by page, or only the one of a given provider', async () => {
    const patient = await makePatient(fixture);
    const providers: Provider[] = [];
    for (const [hour, kind] of kinds.entries()) {
      fixture.clock.now = new Date(`2026-11-20T10:0${hour}:00Z`);
      providers.push(await makeProvider(fixture, kind));
      await by.write(patient, providers[hour]!);
    }
    const names = (page: { data: { provider: { name: string } }[] }) => page.data.map((one) => one.provider.name);
    const first = (await by.mine(patient, { per_page: '3' })).body.data;
    expect(names(first)).toEqual(['The pharmacy', 'The laboratory', 'The hospital']);
    expect([first.total, first.last_page]).toEqual([4, 2]);
    expect(names((await by.mine(patient, { per_page: '3', page: '2' })).body.data)).toEqual(['The doctor']);
    const one = (await by.mine(patient, { provider_id: providers[1]!.id })).body.data;
    expect(names(one)).toEqual(['The hospital']);
    expect((await by.mine(patient, { provider_id: newId() })).body.data.total).toBe(0);
  });

  test('patients see in the list of their reviews whether the reviewed provider is still published', async () => {
    const provider = await makeProvider(fixture, 'laboratory');
    const { patient } = await makePublishedReview(fixture, by, provider);
    await fixture.platform.db
      .updateTable('provider')
      .set({ is_published: false })
      .where('id', '=', provider.id)
      .execute();
    expect((await by.mine(patient)).body.data.data[0].provider.isPublished).toBe(false);
  });

  test('only the author can withdraw a review', async () => {
    const provider = await makeProvider(fixture, 'pharmacy');
    const { id, patient } = await makePublishedReview(fixture, by, provider);
    await by.reply(provider, id);
    expect((await by.withdraw(await makePatient(fixture), id)).status).toBe(404);
    expect((await by.withdraw(provider, id)).status).toBe(403);
    expect((await by.shown(provider)).body.data.review_ratings.total).toBe(1);
    const { status, body } = await by.withdraw(patient, id);
    expect([status, body.data]).toEqual([200, null]);
    expect((await by.shown(provider)).body.data).toMatchObject({ reviews: [], review_ratings: { total: 0 } });
    expect((await by.withdraw(patient, id)).status).toBe(404);
    const { rows } = await fixture.platform.pool.query('select 1 from review_reply where review_id = $1', [id]);
    expect(rows).toEqual([]);
  });
});

describe('reviews by patients with a completed appointment', () => {
  const visited = async (status: 'COMPLETED' | 'PENDING' | 'CANCELLED', patient: Person, hospital?: Provider) =>
    makeAppointment(fixture, { doctor, patient, ...(hospital ? { hospital } : {}), status });
  const verified = async (patient: Person, provider: Provider) =>
    (await by.write(patient, provider)).body.data.verified_visit;

  test('a review is verified when an appointment with that doctor or at that hospital was completed', async () => {
    const [came, booked, cancelled] = await Promise.all([1, 2, 3].map(() => makePatient(fixture)));
    const [there, elsewhere] = [await makeProvider(fixture, 'hospital'), await makeProvider(fixture, 'hospital')];
    await visited('COMPLETED', came!, there);
    await visited('PENDING', booked!, there);
    await visited('CANCELLED', cancelled!, there);
    expect(await verified(came!, doctor)).toBe(true);
    expect(await verified(came!, there)).toBe(true);
    expect(await verified(came!, elsewhere)).toBe(false);
    expect(await verified(booked!, doctor)).toBe(false);
    expect(await verified(cancelled!, there)).toBe(false);
  });

  test('a review becomes verified when an appointment is completed later, and unverified when that is undone', async () => {
    fixture.clock.now = new Date('2026-11-20T12:00:00Z');
    const patient = await makePatient(fixture);
    const startsAt = new Date('2026-11-20T11:00:00Z');
    const appointment = await makeAppointment(fixture, { doctor, patient, startsAt, status: 'ONGOING' });
    await fixture.platform.db
      .updateTable('payment')
      .set({ method: 'CASH', status: 'CASH_DUE' })
      .where('id', '=', appointment.paymentId)
      .execute();
    await by.write(patient, doctor);
    const set = async (status: string) => {
      const path = `/doctor/appointment/status/${appointment.id}`;
      expect((await fixture.call('POST', path, { token: doctor.token, body: { status } })).status).toBe(200);
      await deliver(fixture);
      return (await by.mine(patient)).body.data.data[0].verified_visit;
    };
    expect(await set('COMPLETED')).toBe(true);
    expect(await set('PENDING')).toBe(false);
  });
});
