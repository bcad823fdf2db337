import { ask, told } from './steps/api.ts';
import { enterAs, newPatient, signInAdmin } from './steps/people.ts';
import { expect, test } from './steps/test.ts';

test('the audit log is filtered by its form, and the URL contains the filter', async ({ page }) => {
  const admin = await signInAdmin();
  await told('PUT /admin/payout_limit', { token: admin.token, body: { amount: 1_000_000 } });
  await enterAs(page, admin);
  await page.goto('/dashboard/admin/audit');
  const lines = page.getByRole('list', { name: 'Audit' }).getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  const action = page.getByLabel('Action');
  await action.fill('payout_limit.set');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/action=payout_limit\.set/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(lines.filter({ hasNotText: 'payout_limit.set' })).toHaveCount(0);
  await expect(lines.first()).toContainText('payout_limit.set');
  await action.fill('nothing.such');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(lines).toHaveCount(0);
  await expect(page.getByText('Try fewer filters.')).toBeVisible();
});

test('a repeated denial is one entry with the number of repetitions', async ({ page }) => {
  const { id, token } = await newPatient();
  const foreign = 'GET /patient/appointment/0190a000-0000-7000-8000-000000000000';
  expect((await ask(foreign, { token })).status).toBe(404);
  await enterAs(page, await signInAdmin());
  // repetitions are counted only after a minute; instead of waiting, the test sets the count in the response
  await page.route('**/api/admin/audit?*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.data.data[0].times = 3;
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(`/dashboard/admin/audit?account_id=${id}`);
  const lines = page.getByRole('list', { name: 'Audit' }).getByRole('listitem');
  await expect(lines.filter({ hasText: '3 times within a minute' })).toHaveCount(1);
});
