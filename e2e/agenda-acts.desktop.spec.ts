import type { Locator } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { drag, freeAt, itemOf, openAgendaDay } from './steps/agenda.ts';
import { toast } from './steps/desk.ts';
import { expect, test } from './steps/test.ts';

test('the reception drags an appointment to another time, and confirms the move once, with a message to the patient; by dragging they also block time', async ({
  page,
}) => {
  const { name } = await openAgendaDay(page, 20, 'reception@ivuriro.test');
  const item = itemOf(page, '08:00', name);

  // pressing Escape during a drag leaves the appointment where it was
  await drag(page, item, freeAt(page, '09:30'), false);
  await expect(page.getByText(`09:30 ${name}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByText(`09:30 ${name}`)).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await drag(page, item, freeAt(page, '09:30'));
  const question = page.getByRole('dialog', { name: 'Move this appointment?' });
  await expect(question).toContainText('08:00 – 08:30');
  await expect(question).toContainText('09:30 – 10:00');
  await expectAccessible(page, 'moving a dragged appointment');
  await question.getByLabel('A word to the patient (optional)').fill('The doctor is in surgery until nine.');
  await question.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(toast(page, 'The appointment was moved, and the patient is told')).toBeVisible();
  await itemOf(page, '09:30', name).click();
  await expect(page.getByRole('region', { name: 'Appointment', exact: true })).toContainText(
    'The doctor is in surgery',
  );
  await expect(page.locator('a[href^="tel:"]')).toBeVisible();

  // the reception blocks time of this day, and opens it again
  await drag(page, freeAt(page, '08:00'), freeAt(page, '08:30'));
  await expect(toast(page, '08:00 – 09:00 is blocked.')).toBeVisible();
  await page.getByRole('button', { name: /^Blocked 08:00 – 09:00, .*: remove$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the block' }).click();
  await expect(freeAt(page, '08:30')).toBeVisible();

  // the bar is as high for the longest day as for a short one
  const chips = async (day: string) => {
    await page.goto(`/dashboard/hospital/agenda?date=${day}`);
    return (await page.getByRole('group', { name: 'Doctors' }).boundingBox())!.y;
  };
  expect(await chips('2026-09-30')).toBe(await chips('2026-12-01'));
});

test('three key presses move an appointment, and dropping it on a time that is not free moves nothing', async ({
  page,
}) => {
  const { name } = await openAgendaDay(page, 21);
  const item = itemOf(page, '08:00', name);
  await page.getByRole('region', { name: /^Days of the doctors/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(item).toBeFocused();
  await page.keyboard.press('m');
  await expect(page.getByRole('status').filter({ hasText: `${name} to 08:30` })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(item).toBeFocused();
  await page.keyboard.press('m');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Move this appointment?' })).toContainText('08:30 – 09:00');
  await page.keyboard.press('Enter');
  await expect(itemOf(page, '08:30', name)).toBeVisible();

  // an appointment that is dropped on a closed time stays where it was
  const [box, at] = [await itemOf(page, '08:30', name).boundingBox(), await freeAt(page, '10:30').boundingBox()];
  await page.mouse.move(box!.x + 20, box!.y + 8);
  await page.mouse.down();
  await page.mouse.move(at!.x + 60, at!.y + 110, { steps: 5 });
  await expect(page.getByText('12:00 not free')).toBeVisible();
  await page.mouse.up();
  await expect(toast(page, 'That time is not free. Nothing was moved.')).toBeVisible();
  await expect(itemOf(page, '08:30', name)).toBeVisible();
});

test('one drag blocks two hours, the Undo button of the toast removes the block, and so does pressing the block', async ({
  page,
}) => {
  const { doctor } = await openAgendaDay(page, 22);
  await drag(page, freeAt(page, '09:00'), freeAt(page, '10:30'));
  await expect(toast(page, '09:00 – 11:00 is blocked.')).toBeVisible();
  await expect(freeAt(page, '09:30')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(freeAt(page, '09:30')).toBeVisible();

  // with the keyboard: Shift and an arrow key extend the selection by two slots, then b blocks it
  await freeAt(page, '09:00').focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('b');
  const block = page.getByRole('button', { name: `Blocked 09:00 – 10:30, ${doctor.name}: remove` });
  await expect(block).toBeVisible();
  await expectAccessible(page, 'an agenda with a block');
  await block.click();
  const question = page.getByRole('dialog', { name: 'Remove this block?' });
  await expect(question).toContainText('09:00 – 10:30');
  await expectAccessible(page, 'removing a block');
  await question.getByRole('button', { name: 'Remove the block' }).click();
  await expect(freeAt(page, '09:30')).toBeVisible();
});

test('on a touch screen a finger drags an appointment only after a long press, and scrolls the agenda otherwise', async ({
  browser,
  page,
}) => {
  const { name, date, doctor } = await openAgendaDay(page, 23);
  const state = await page.context().storageState();
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 1180, height: 820 },
    storageState: state,
  });
  const tablet = await context.newPage();
  await tablet.goto(`/dashboard/hospital/agenda?date=${date}&doctor=${doctor.id}`);
  const boxOf = async (one: Locator) => (await one.boundingBox())!;
  const item = itemOf(tablet, '08:00', name);
  const { x, y } = await boxOf(freeAt(tablet, '08:30'));
  const client = await context.newCDPSession(tablet);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: x + 40, y: at }] });
  await touch('touchStart', y + 8);
  await touch('touchMove', y - 10);
  await touch('touchMove', y - 30);
  await touch('touchEnd', 0);
  await expect(tablet.getByText(/^Block /)).toHaveCount(0);
  // reloads the page, because it might still be scrolling after the swipe
  await tablet.reload();
  await expect(item).toBeVisible();
  await tablet.getByRole('region', { name: /^Days of the doctors/ }).evaluate((grid) => grid.scrollTo(0, 0));
  const [from, to] = [await boxOf(item), await boxOf(freeAt(tablet, '10:00'))];
  await touch('touchStart', from.y + 8);
  await expect(tablet.getByText(`08:00 stays here`)).toBeVisible();
  await touch('touchMove', to.y - 20);
  await touch('touchMove', to.y + 8);
  await touch('touchEnd', 0);
  await expect(tablet.getByRole('dialog', { name: 'Move this appointment?' })).toContainText('10:00 – 10:30');
  await context.close();
});
