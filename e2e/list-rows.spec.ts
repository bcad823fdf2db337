import { expectAccessible } from './steps/accessible.ts';
import { beginSelecting, selectedAt } from './steps/desk.ts';
import { orderTest, rowOf } from './steps/order-work.ts';
import { expectPaper } from './steps/papers.ts';
import { enterAs, familyName, signInByApi, signInLaboratory } from './steps/people.ts';
import { bookDay } from './steps/queue.ts';
import { expect, test } from './steps/test.ts';

test('selected orders can be printed and marked as ready together, on a phone and on a desktop', async ({ page }) => {
  const given = familyName();
  const [first, second, third] = [await orderTest(given), await orderTest(given), await orderTest(given)];
  await enterAs(page, await signInLaboratory());
  await page.goto(`/dashboard/laboratory/orders?text-search=${given}`);
  await beginSelecting(page);
  for (const { patient } of [first, third]) await rowOf(page, patient.name).getByRole('checkbox').check();
  await expect(selectedAt(page)).toContainText('2 selected');
  await expectAccessible(page, 'selected orders');
  await expectPaper(page, selectedAt(page).getByRole('button', { name: 'Print requests' }));
  await selectedAt(page).getByRole('button', { name: 'Ready' }).click();
  const question = page.getByRole('dialog', { name: 'Are 2 orders ready?' });
  await question.getByRole('button', { name: 'All are ready' }).click();
  await expect(question.getByRole('status')).toHaveText('2 done');
  await question.getByRole('button', { name: 'Close' }).last().click();
  for (const { patient } of [first, third]) await expect(rowOf(page, patient.name)).toContainText('Ready');
  await expect(rowOf(page, second.patient.name)).not.toContainText('Ready');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(selectedAt(page)).toContainText('3 selected');
  const isPhone = test.info().project.name === 'phone';
  await page.getByRole('button', { name: isPhone ? 'Stop selecting' : 'Clear the selection' }).click();
  await expect(selectedAt(page)).toHaveCount(0);
  if (!isPhone) return;
  // after the selection has ended on a phone, pressing a row opens its order again
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await rowOf(page, second.patient.name).getByRole('link').click();
  await expect(page.getByRole('dialog', { name: 'Order', exact: true })).toContainText(second.code);
});

test('the labels of selected appointments can be printed, and the appointments cancelled, together, on a phone and on a desktop', async ({
  page,
  travel,
}) => {
  const given = familyName();
  const { before, patients } = await bookDay([given, given, given]);
  const [first, second, stays] = patients as [string, string, string];
  await travel(before, page);
  await enterAs(page, await signInByApi('hospital@ivuriro.test'));
  await page.goto(`/dashboard/hospital/appointments?period=all&text-search=${given}`);
  await beginSelecting(page);
  for (const patient of [first, second]) await rowOf(page, patient).getByRole('checkbox').check();
  await expectAccessible(page, 'selected appointments');
  await expectPaper(page, selectedAt(page).getByRole('button', { name: 'Print labels' }));
  await selectedAt(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Cancel 2 appointments?' });
  await question.getByRole('button', { name: 'Cancel all' }).click();
  await expect(question.getByRole('status')).toHaveText('2 done');
  await question.getByRole('button', { name: 'Close' }).last().click();
  for (const patient of [first, second]) await expect(rowOf(page, patient)).toContainText('Cancelled');
  await expect(rowOf(page, stays)).not.toContainText('Cancelled');
});
