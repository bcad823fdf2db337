import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { bookHours, drag, freeAt, itemOf } from './steps/agenda.ts';
import { toast } from './steps/desk.ts';
import { kigaliDay } from './steps/first-free-slot.ts';
import { enterAs, signInByApi } from './steps/people.ts';
import { expect, test } from './steps/test.ts';

const isPhone = () => test.info().project.name === 'phone';

/** Opens a day of this test and width alone, at which the doctor works from 8 to 11 and sees one patient at 8:00. */
async function openDay(page: Page, days: number, who = 'hospital@ivuriro.test') {
  const date = kigaliDay(isPhone() ? days : days + 8);
  const { doctor, booked } = await bookHours(await signInByApi('hospital@ivuriro.test'), date, '11:00 AM', ['Solange']);
  const { name } = booked[0]!;
  await enterAs(page, await signInByApi(who));
  await page.goto(`/dashboard/hospital/agenda?date=${date}&doctor=${doctor.id}`);
  await expect(itemOf(page, '08:00', name)).toBeVisible();
  return { name, date, doctor };
}

test('the reception drags an appointment to another time, and confirms once with a word to the patient', async ({
  page,
}) => {
  test.skip(isPhone(), 'a list has nothing to drag');
  const { name } = await openDay(page, 20, 'reception@ivuriro.test');
  const item = itemOf(page, '08:00', name);

  // Escape leaves everything as it was
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

  // the reception may not change the calendar: dragging over free time does nothing
  await drag(page, freeAt(page, '08:30'), freeAt(page, '09:00'));
  await expect(page.getByText(/is blocked/)).toBeHidden();
});

test('an appointment is moved with three keys, and a taken time refuses it', async ({ page }) => {
  test.skip(isPhone(), 'a phone has no keys');
  const { name } = await openDay(page, 21);
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

  // dropped on a closed time, it stays
  const [box, at] = [await itemOf(page, '08:30', name).boundingBox(), await freeAt(page, '10:30').boundingBox()];
  await page.mouse.move(box!.x + 20, box!.y + 8);
  await page.mouse.down();
  await page.mouse.move(at!.x + 60, at!.y + 110, { steps: 5 });
  await expect(page.getByText('12:00 not free')).toBeVisible();
  await page.mouse.up();
  await expect(toast(page, 'That time is not free. Nothing was moved.')).toBeVisible();
  await expect(itemOf(page, '08:30', name)).toBeVisible();
});

test('one drag blocks two hours, the toast takes it back, and a press on a block removes it', async ({ page }) => {
  test.skip(isPhone(), 'a list has nothing to drag');
  const { doctor } = await openDay(page, 22);
  await drag(page, freeAt(page, '09:00'), freeAt(page, '10:30'));
  await expect(toast(page, '09:00 – 11:00 is blocked.')).toBeVisible();
  await expect(freeAt(page, '09:30')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(freeAt(page, '09:30')).toBeVisible();

  // with the keyboard: two slots more, then b
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

test('a finger drags after a long press; before that it scrolls', async ({ browser, page }) => {
  test.skip(isPhone(), 'a list has nothing to drag');
  const { name, date, doctor } = await openDay(page, 23);
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
  // what was scrolled would still run on
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

test('on a phone the menu of an appointment moves it, and free time is blocked by a button', async ({ page }) => {
  test.skip(!isPhone(), 'a wide screen has the grid');
  const { name } = await openDay(page, 24);
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
