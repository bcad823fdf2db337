import { told } from './steps/api.ts';
import { enterAs, newPatient, signInAdmin, signInByApi } from './steps/people.ts';
import { approveReview, expectFigures, fillReview, placeOf, reviewOf, send } from './steps/reviews.ts';
import { fillSignIn } from './steps/sign-up.ts';
import { expect, test } from './steps/test.ts';

test('a review is written, waits for approval, is approved, gets a reply, and is withdrawn by its author', async ({
  page,
  anotherPage,
}) => {
  const patient = await newPatient('Ines');
  const laboratory = await signInByApi('laboratory@ivuriro.test');
  const place = await placeOf(laboratory.token);
  const words = `The nurse was quick and kind. ${patient.name} came back twice.`;

  // a visitor writes a review, and its text survives a reload and the sign-in
  await page.goto(`/laboratories/view/${place.id}`);
  await page.getByRole('link', { name: 'Write a review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write a review' });
  await dialog.getByRole('button', { name: 'Send the review' }).click();
  await expect(dialog.getByText('Choose 1 to 5 stars for your overall rating.')).toBeVisible();
  await fillReview(page, { overall: 4, words });
  await page.reload();
  await expect(dialog.getByLabel('Your review', { exact: true })).toHaveValue(words);
  await expect(dialog.getByText(`${words.length} of 2,000`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send the review' }).click();
  await expect(
    page.getByText('Please login as patient to write review').filter({ visible: true }).first(),
  ).toBeVisible();
  await fillSignIn(page, patient);
  await expect(dialog.getByLabel('Your review', { exact: true })).toHaveValue(words);
  await send(page);

  // the author sees that the review waits for approval, and the public does not see the review
  const own = reviewOf(page, words);
  await expect(own).toContainText('Your review');
  await expect(own).toContainText('Waits for approval');
  await page.goto('/profile/reviews');
  await expect(reviewOf(page, place.name)).toContainText('Waits for approval');
  const visitor = await anotherPage();
  await expectFigures(visitor, place, place.total);
  await visitor.goto(`/laboratories/view/${place.id}`);
  await expect(visitor.getByRole('heading', { name: 'Reviews', exact: true })).toBeVisible();
  await expect(visitor.getByText(words)).toHaveCount(0);

  // the administrator approves the review, which changes the rating on the laboratory's page and on its card
  const desk = await anotherPage();
  await enterAs(desk, await signInAdmin());
  await approveReview(desk, 'Laboratories', patient.name);
  await expectFigures(visitor, place, place.total + 1);
  await visitor.goto(`/laboratories/view/${place.id}`);
  await expect(reviewOf(visitor, words)).toContainText(patient.name);

  // the laboratory replies; everybody can read the reply once it is approved
  const bench = await anotherPage();
  await enterAs(bench, laboratory);
  await bench.goto('/dashboard/laboratory/reviews');
  await bench.getByRole('button', { name: `Reply to ${patient.name}` }).click();
  await bench.getByLabel(`Reply to ${patient.name}`).fill('Thank you, come again in good health.');
  await bench.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(reviewOf(bench, words)).toContainText('Waits for approval');
  await desk.goto(`/dashboard/admin/reviews/laboratory/${place.id}`);
  await reviewOf(desk, words)
    .getByRole('button', { name: `Approve the reply by ${place.name}` })
    .click();
  await expect(desk.getByText('Reply was approved and published')).toBeVisible();
  await expect(async () => {
    await visitor.goto(`/laboratories/view/${place.id}`);
    await expect(reviewOf(visitor, words)).toContainText('Thank you, come again in good health.', { timeout: 1_000 });
  }).toPass();
  await page.goto('/profile/notification');
  await expect(page.getByText('Your review is published.')).toBeVisible();
  await expect(page.getByText('Your review has an answer.')).toBeVisible();

  // the author withdraws the review, and the rating changes with it
  await page.goto('/profile/reviews');
  await expect(reviewOf(page, place.name)).toContainText('Published');
  await page.getByRole('button', { name: 'Withdraw' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm' });
  await expect(question).toContainText('Are you sure?');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('You have not written a review yet')).toBeVisible();
  expect((await told('GET /patient/reviews', { token: patient.token })).total).toBe(0);
  await expectFigures(visitor, place, place.total);
});
