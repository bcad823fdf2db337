import type { Page } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { told } from './steps/api.ts';
import { codeOf } from './steps/authenticator.ts';
import { toast } from './steps/desk.ts';
import { earnAtLaboratory } from './steps/earn.ts';
import { demoPassword, enterAs, signInAdmin, type SignedIn } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import { dialogOf, figure, francs, openWallet, sure, wallets } from './steps/wallets.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const walletOf = async ({ token }: SignedIn) => (await told('GET /laboratory/transactions', { token })).wallet;

test('a laboratory earns, is paid out, and sees the payout in its wallet', async ({ page, anotherPage }) => {
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
  // the URL opens the same panel again
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

  // an equal payout within a minute is taken for a repeated click
  await amount.fill('1,234');
  await pay.click();
  await sure(page, laboratory.name);
  await expect(toast(page, 'This payout was made a moment ago. Nothing was paid again.')).toBeVisible();
  await expect(pay).toBeDisabled();
  await expect(dialog.getByText(`${francs(before.amount_pending - 1234)} waits for payout.`)).toBeVisible();
  const made = dialog.getByRole('listitem').filter({ hasText: '1,234 Frw' }).first();
  await expect(made.getByText('Arrived')).toBeVisible({ timeout: 30_000 });

  // somebody else pays meanwhile: the refusal of the server is shown, and nothing is paid twice
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

test('a payout above the limit waits for the second administrator, and requires the password again', async ({
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

  // a password that was entered recently is not asked for again
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

test('a second factor is set up, required at the sign-in, and removed', async ({ page }) => {
  await signInPage(page);
  await page.goto('/dashboard/admin/security');
  await page.getByRole('button', { name: 'Set up' }).click();
  const enrolment = dialogOf(page, 'Set up the second factor');
  await expect(enrolment.getByRole('img', { name: /Code for the camera/ })).toBeVisible();
  const key = (await enrolment.locator('code').textContent())!;
  await expectAccessible(page, 'enrolment');
  await enrolment.getByRole('textbox', { name: 'Code that the app shows now' }).fill('000000');
  await enrolment.getByRole('button', { name: 'Turn on' }).click();
  await expect(toast(page, 'The code is not right.')).toBeVisible();
  await enrolment.getByRole('textbox', { name: 'Code that the app shows now' }).fill(codeOf(key));
  await enrolment.getByRole('button', { name: 'Turn on' }).click();
  const codes = dialogOf(page, 'Recovery codes');
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const [spare] = await codes.getByRole('listitem').allTextContents();
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  await signInPage(page);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectAccessible(page, 'second step');
  const code = page.getByRole('textbox', { name: 'Code', exact: true });
  await code.fill('123456');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('The code is not right. Use the newest one; each is taken once.').first()).toBeVisible();
  await code.fill(spare!);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL(/\/dashboard\/admin$/);

  await page.goto('/dashboard/admin/security');
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const removal = dialogOf(page, 'Remove the second factor?');
  await removal.getByLabel('Password', { exact: true }).fill(demoPassword);
  await removal.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
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

/** Signs in by the form as the second administrator. */
async function signInPage(page: Page): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/dashboard/admin/login');
  await page.getByRole('textbox', { name: 'E-mail or phone number' }).fill('admin2@ivuriro.test');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  const inside = page.getByRole('heading', { level: 1, name: 'Overview' });
  await expect(page.getByRole('heading', { name: 'One more step' }).or(inside)).toBeVisible();
}
