import { expectAccessible } from './steps/accessible.ts';
import { freeAt, openAgendaDay } from './steps/agenda.ts';
import { expect, test } from './steps/test.ts';

test('on a phone an appointment is moved by its menu, and free time is blocked by a button', async ({ page }) => {
  const { name } = await openAgendaDay(page, 24);
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Move' }).click();
  const move = page.getByRole('dialog', { name: 'Move to another time' });
  await expect(move).toBeVisible();
  await move.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Block time between 08:30 and 11:00' }).click();
  const block = page.getByRole('dialog', { name: 'Block time' });
  await block.getByLabel('From').selectOption('09:00');
  await block.getByLabel('Until').selectOption('10:00');
  await expectAccessible(page, 'blocking time on a phone');
  await block.getByRole('button', { name: 'Block 09:00 – 10:00' }).click();
  await expect(block).toBeHidden();
  await expect(freeAt(page, '09:00')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove the block' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the block' }).click();
  await expect(freeAt(page, '09:00')).toBeVisible();
});
