import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageCache } from '../../../platform/web/page-cache.ts';
import { makeAdmin, makePatient } from '../../../testing/people.ts';
import { makeProvider, type Provider, reviewCalls } from '../../../testing/reviews.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let fixture: TestApp;
let doctor: Provider;
let by: ReturnType<typeof reviewCalls>;
beforeAll(async () => {
  fixture = await startTestApp();
  by = reviewCalls(fixture, await makeAdmin(fixture));
  doctor = await makeProvider(fixture, 'doctor');
});
afterAll(() => fixture.close());

/** The page cache as used under overload; its clock stands still, so that a cached page never expires by itself. */
const cached = pageCache(
  async (url) => {
    const { status, body } = await fixture.call('GET', url);
    return { status, headers: [], body: JSON.stringify(body.data.reviews) };
  },
  () => 0,
  new Set(),
  () => 0,
);
/** The text and the replies of each review on the cached page of the doctor. */
const shown = async () => {
  const reviews: any[] = JSON.parse((await cached(`/show/doctor/${doctor.id}`)).body);
  return reviews.map((one) => [one.reviews, one.replies.map((reply: any) => reply.reviews)]);
};

it('a cached page changes when a review or reply is approved, when the approval of a reply is withdrawn, and when the author replaces or withdraws the review', async () => {
  const patient = await makePatient(fixture);
  const { id } = (await by.write(patient, doctor, { reviews: 'Kind' })).body.data;
  expect(await shown()).toEqual([]);
  await by.approve(doctor, id);
  expect(await shown()).toEqual([['Kind', []]]);
  const reply = (await by.reply(doctor, id, 'Murakoze')).body.data;
  await by.approveReply(doctor, reply.id);
  expect(await shown()).toEqual([['Kind', ['Murakoze']]]);
  await by.approveReply(doctor, reply.id, 0);
  expect(await shown()).toEqual([['Kind', []]]);
  // another review replaces it, and waits
  const second = (await by.write(patient, doctor, { reviews: 'Clear' })).body.data;
  expect(await shown()).toEqual([]);
  await by.approve(doctor, second.id);
  expect(await shown()).toEqual([['Clear', []]]);
  await by.withdraw(patient, second.id);
  expect(await shown()).toEqual([]);
});

it('a cached page no longer shows a review that an administrator deleted', async () => {
  const { id } = (await by.write(await makePatient(fixture), doctor, { reviews: 'Rude' })).body.data;
  await by.approve(doctor, id);
  expect(await shown()).toEqual([['Rude', []]]);
  await by.remove(doctor, id);
  expect(await shown()).toEqual([]);
});
