import { told } from './steps/api.ts';
import { toast } from './steps/desk.ts';
import { earnAtLaboratory } from './steps/earn.ts';
import { demoPassword, enterAs, signInAdmin } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import { dialogOf, sure, wallets } from './steps/wallets.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a payout above the limit requires the password again, and waits for a second administrator', async ({
  page,
  anotherPage,
  travel,
}) => {
  const { laboratory } = await earnAtLaboratory();
  const admin = await signInAdmin();
  const second = await signInAdmin('admin2@ivuriro.test');
  await travel(new Date(Date.now() + 20 * 60_000), page);
  await enterAs(page, admin);
  await page.goto(`${wallets}/settings`);
  const limit = page.getByRole('textbox', { name: 'Limit in Frw' });
  const save = page.getByRole('button', { name: 'Save: Limit in Frw' });
  await limit.fill('1000 Frw');
  await expect(page.getByText('Write whole francs, like 12500 or 12,500.')).toBeVisible();
  await expect(save).toBeDisabled();
  await limit.fill('1000');
  await save.click();
  const again = dialogOf(page, 'Is it still you?');
  await again.getByLabel('Password', { exact: true }).fill('another');
  await again.getByRole('button', { name: 'Go on' }).click();
  await expect(toast(page, 'The password is not right.')).toBeVisible();
  await again.getByLabel('Password', { exact: true }).fill(demoPassword);
  await again.getByRole('button', { name: 'Go on' }).click();
  await expect(toast(page, 'The limit was saved')).toBeVisible();
  await expect(limit).toHaveValue('1,000');

  // the product does not ask again for a password that was entered recently
  await page.goto(`${wallets}/laboratories/${laboratory.id}/pay`);
  const dialog = dialogOf(page, laboratory.name);
  await dialog.getByRole('textbox', { name: 'Amount in Frw' }).fill('1,111');
  await expect(
    dialog.getByText('Above 1,000 Frw within 24 hours another administrator has to approve it'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'PAY' }).click();
  await sure(page, laboratory.name);
  await expect(toast(page, 'The payout waits for another administrator')).toBeVisible();
  const own = dialog.getByRole('listitem').filter({ hasText: '1,111 Frw' }).first();
  await expect(own.getByText('Waits for approval')).toBeVisible();
  await expect(own.getByText('Another administrator has to approve it.')).toBeVisible();
  await expect(own.getByRole('button', { name: /^Approve/ })).toHaveCount(0);

  const other = await anotherPage();
  await enterAs(other, second);
  await other.goto(`${wallets}/payouts`);
  await other.getByText('Waits for approval').first().click();
  await expect(other).toHaveURL(/status=APPROVAL/);
  const waiting = other.getByRole('listitem').filter({ hasText: '1,111 Frw' }).first();
  await waiting.getByRole('button', { name: `Approve the payout to ${laboratory.name}` }).click();
  await dialogOf(other, 'Is it still you?').getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialogOf(other, 'Is it still you?').getByRole('button', { name: 'Go on' }).click();
  await expect(toast(other, 'The payout was approved')).toBeVisible();
  await other.goto(`${wallets}/payouts`);
  const gone = other.getByRole('listitem').filter({ hasText: '1,111 Frw' }).first();
  await expect(gone.getByText('approved by Diane Umutoni')).toBeVisible();
  await expect(gone.getByText('Arrived')).toBeVisible({ timeout: 30_000 });
  const { waiting: asked } = await told('PUT /admin/payout_limit', { token: admin.token, body: { amount: 1_000_000 } });
  await told(`POST /admin/money_settings/${asked.id}/approval`, { token: second.token, body: {} });
});
