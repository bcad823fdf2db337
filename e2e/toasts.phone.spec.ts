import type { Locator } from '@playwright/test';
import { openWizard } from './steps/book.ts';
import { freestDoctor } from './steps/doctors.ts';
import { enterAs, newPatient } from './steps/people.ts';
import { laboratory } from './steps/shops.ts';
import { expect, test } from './steps/test.ts';

test('a toast covers neither the title of a dialog nor its buttons, and disappears when the problem that it reports is solved', async ({
  page,
}) => {
  const shop = await laboratory(12);
  await enterAs(page, await newPatient('Solange'));
  await page.goto(`/laboratories/${shop.id}/tests`);
  const order = page.getByRole('button', { name: 'Order Selected' });
  await order.click();
  const toast = page.getByRole('region', { name: 'Notices' }).locator('> div');
  await expect(toast).toContainText('No tests selected');
  expect(await overlap(toast, order)).toBe(false);
  await page.getByRole('main').getByRole('checkbox', { disabled: false }).first().check({ force: true });
  await expect(toast).toHaveCount(0);

  const wizard = await openWizard(page, (await freestDoctor()).id);
  await wizard.getByRole('button', { name: /^Next · / }).click();
  await expect(toast).toContainText('Select service');
  for (const part of [
    wizard.getByRole('heading', { level: 2 }),
    wizard.getByRole('button', { name: 'Close' }).first(),
    wizard.getByRole('button', { name: /^Next · / }),
  ])
    expect(await overlap(toast, part)).toBe(false);
});

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
