import { kinds } from '@ivuriro/contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdmin, makePatient, type Person } from '../../../testing/people.ts';
import { makeProvider, type Provider, reviewCalls } from '../../../testing/reviews.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let fixture: TestApp;
let by: ReturnType<typeof reviewCalls>;
let admin: Person;
beforeAll(async () => {
  fixture = await startTestApp({ now: new Date('2026-11-20T08:00:00Z') });
  admin = await makeAdmin(fixture);
  by = reviewCalls(fixture, admin);
});
afterAll(() => fixture.close());

interface Row {
  accepted: boolean;
  [column: string]: number | boolean;
}
/** Computes the rating from the rows again, in TypeScript, to compare with the stored one. */
async function recomputed({ id }: Provider) {
  const { rows } = await fixture.platform.pool.query<Row>('select * from review where provider_id = $1', [id]);
  const accepted = rows.filter((row) => row.accepted);
  const mean = (column: string) => {
    const given = accepted.map((row) => Number(row[column])).filter((stars) => stars > 0);
    const sum = given.reduce((all, stars) => all + stars, 0);
    return given.length === 0 ? 0 : Math.round((sum * 10) / given.length) / 10;
  };
  return {
    overall: mean('overall'),
    waitingTime: mean('waiting_time'),
    customerCare: mean('customer_care'),
    communication: mean('communication'),
    recommend: mean('recommend'),
    total: accepted.length,
  };
}

const lists = { doctor: '/doctors', hospital: '/hospitals', laboratory: '/laboratories', pharmacy: '/pharmacies' };
/**
 * Expects the same rating wherever it is shown: on the public page, on the card, in the provider's own list and in the
 * administrator's list.
 */
async function expectRating(provider: Provider, after: string): Promise<void> {
  const { kind, id } = provider;
  const expected = await recomputed(provider);
  const card = (await fixture.call('GET', lists[kind], { query: { withoutPaginate: '1' } })).body.data.find(
    (one: { id: string }) => one.id === id,
  );
  const moderated = await fixture.call('GET', `/admin/${kind}-reviews`, {
    token: admin.token,
    query: { [`${kind}_id`]: id },
  });
  expect((await by.shown(provider)).body.data.review_ratings, `page, ${after}`).toEqual(expected);
  expect(card.review_ratings, `card, ${after}`).toEqual(expected);
  expect((await by.own(provider)).body.data.rating, `own list, ${after}`).toEqual(expected);
  expect(moderated.body.data.rating, `administrator, ${after}`).toEqual(expected);
}

test.each(kinds)('the rating of a %s is right after every change', async (kind) => {
  const provider = await makeProvider(fixture, kind);
  const [aline, ben, claude] = await Promise.all(['Aline', 'Ben', 'Claude'].map((name) => makePatient(fixture, name)));
  const review = async (patient: Person, body: object) => (await by.write(patient, provider, body)).body.data.id;
  const steps: [string, () => Promise<unknown>][] = [];
  const then = (what: string, step: () => Promise<unknown>) => steps.push([what, step]);
  const ids = { aline: '', ben: '', claude: '' };

  then('nothing', async () => {});
  then('a review is written', async () => (ids.aline = await review(aline!, { overall: 5, waitingTime: 2 })));
  then('it is approved', () => by.approve(provider, ids.aline));
  then('it is approved again', () => by.approve(provider, ids.aline));
  then('a second is approved', async () => {
    ids.ben = await review(ben!, { overall: 4, communication: 3 });
    await by.approve(provider, ids.ben);
  });
  then('a third is approved', async () => {
    ids.claude = await review(claude!, { overall: 4, waitingTime: 5, recommend: 1, customerCare: 4 });
    await by.approve(provider, ids.claude);
  });
  then('an approval is withdrawn', () => by.approve(provider, ids.ben, 0));
  then('it is given again', () => by.approve(provider, ids.ben));
  then('a published one is replaced', async () => (ids.aline = await review(aline!, { overall: 1 })));
  then('the new one is approved', () => by.approve(provider, ids.aline));
  then('an administrator removes one', () => by.remove(provider, ids.claude));
  then('an author withdraws his', () => by.withdraw(ben!, ids.ben));
  then('the last is removed', () => by.remove(provider, ids.aline));

  const totals: number[] = [];
  for (const [what, step] of steps) {
    await step();
    await expectRating(provider, what);
    totals.push((await recomputed(provider)).total);
  }
  expect(totals).toEqual([0, 0, 1, 1, 2, 3, 2, 3, 2, 3, 2, 1, 0]);
});

test('the rating is right after many simultaneous changes', async () => {
  const provider = await makeProvider(fixture, 'hospital');
  const patients = await Promise.all([1, 2, 3, 4, 5, 6].map(() => makePatient(fixture)));
  const ids = await Promise.all(
    patients.map(async (patient, at) => (await by.write(patient, provider, { overall: 1 + (at % 5) })).body.data.id),
  );
  await Promise.all(ids.slice(0, 4).map((id) => by.approve(provider, id)));
  const answers = await Promise.all([
    by.approve(provider, ids[0], 0),
    by.withdraw(patients[1]!, ids[1]),
    by.remove(provider, ids[2]),
    by.write(patients[3]!, provider, { overall: 5 }),
    by.approve(provider, ids[4]),
    by.approve(provider, ids[5]),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 201, 200, 200]);
  expect((await recomputed(provider)).total).toBe(2);
  await expectRating(provider, 'everything at once');
});
