import { expectAccessible } from './steps/accessible.ts';
import { told } from './steps/api.ts';
import { toast } from './steps/desk.ts';
import { earnAtLaboratory } from './steps/earn.ts';
import { enterAs, signInAdmin, type SignedIn } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import { dialogOf, figure, francs, openWallet, sure, wallets } from './steps/wallets.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const walletOf = async ({ token }: SignedIn) => (await told('GET /laboratory/transactions', { token })).wallet;

test('a laboratory earns money, an administrator pays it out, and the laboratory sees the payout in its wallet', async ({
  page,
  anotherPage,
}) => {
  const { laboratory, price } = await earnAtLaboratory();
  const before = await walletOf(laboratory);
  expect(before.amount_pending).toBeGreaterThanOrEqual(price * 0.9);
  const admin = await signInAdmin();
  await enterAs(page, admin);

  await page.goto(wallets);
  await expect(page.getByRole('heading', { name: 'Revenue and transactions' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Transaction History' })).toContainText(laboratory.name);
  await expect(page.getByText('Ivuriro’s commission')).toBeVisible();
  await page.getByRole('button', { name: 'Waiting for payout' }).click();
  await expect(dialogOf(page, 'Waiting for payout').getByRole('listitem')).toHaveCount(12);
  await page.keyboard.press('Escape');

  const dialog = await openWallet(page, 'Laboratories', laboratory.name);
  await expect(dialog).toContainText(francs(before.amount_pending));
  // after a reload, the URL opens the panel of the same wallet
  await page.reload();
  await expect(dialog.getByRole('region', { name: 'Transaction History' })).toBeVisible();

  await dialog.getByRole('link', { name: 'Process transaction' }).click();
  const pay = dialog.getByRole('button', { name: 'PAY' });
  await expect(pay).toBeDisabled();
  const amount = dialog.getByRole('textbox', { name: 'Amount in Frw' });
  await expect(dialog.getByRole('radio', { name: 'Another amount' })).toBeChecked();
  await expect(amount).toHaveValue('');
  await dialog.getByRole('radio', { name: 'All that is pending' }).check();
  await expect(amount).toHaveValue(francs(before.amount_pending).replace(' Frw', ''));
  await dialog.getByRole('radio', { name: 'Another amount' }).check();
  await expect(pay).toBeDisabled();
  await amount.fill(String(before.amount_pending + 1));
  await expect(dialog.getByText(`At most ${francs(before.amount_pending)} can be paid out.`)).toBeVisible();
  await expect(pay).toBeDisabled();
  await amount.fill('1,234.00');
  await expect(dialog.getByText('Write whole francs, like 12500 or 12,500.')).toBeVisible();
  await expect(pay).toBeDisabled();
  await amount.fill('1,234');
  await expect(pay).toHaveText('PAY 1,234 Frw');
  await pay.click();
  await sure(page, laboratory.name);
  await expect(toast(page, 'Payment successful')).toBeVisible();
  await expect(amount).toHaveValue('');

  // the server treats an equal payout within a minute as a repeated click
  await amount.fill('1,234');
  await pay.click();
  await sure(page, laboratory.name);
  await expect(toast(page, 'This payout was made a moment ago. Nothing was paid again.')).toBeVisible();
  await expect(pay).toBeDisabled();
  await expect(dialog.getByText(`${francs(before.amount_pending - 1234)} waits for payout.`)).toBeVisible();
  const made = dialog.getByRole('listitem').filter({ hasText: '1,234 Frw' }).first();
  await expect(made.getByText('Arrived')).toBeVisible({ timeout: 30_000 });

  // another administrator pays meanwhile: the page shows the refusal of the server, and nothing is paid twice
  await dialog.getByRole('radio', { name: 'All that is pending' }).check();
  await told('POST /admin/payouts', {
    token: admin.token,
    body: { payable_id: laboratory.id, payable_type: 'LABORATORY', amount_paid: 66, type: 'custom' },
  });
  await pay.click();
  await sure(page, laboratory.name);
  await expect(toast(page, `The balance is ${francs(before.amount_pending - 1300)} now.`)).toBeVisible();

  const desk = await anotherPage();
  await enterAs(desk, laboratory);
  await desk.goto('/dashboard/laboratory/wallet');
  await expect(figure(desk, 'Received').first()).toHaveText(francs(before.amount_completed + 1300));
});

test('every screen about money is accessible', async ({ page, isMobile }) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' });
  const { laboratory } = await earnAtLaboratory();
  await enterAs(page, await signInAdmin());
  for (const path of [
    '',
    '/doctors',
    '/laboratories?text-search=zzzz',
    `/laboratories/${laboratory.id}`,
    `/laboratories/${laboratory.id}/pay`,
    '/payouts',
    '/settings',
  ]) {
    await page.goto(wallets + path);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, path);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider, path).toBeLessThanOrEqual(0);
  }
});
