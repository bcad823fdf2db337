import { readFile } from 'node:fs/promises';
import { expectNoFinding } from './steps/accessible.ts';
import { told } from './steps/api.ts';
import { orderAt, toast } from './steps/desk.ts';
import { orderTest, rowOf, workOn } from './steps/order-work.ts';
import { enterAs, signInByApi, signInLaboratory } from './steps/people.ts';
import { expect, test } from './steps/test.ts';

test('a hospital sorts its list of appointments in both directions by pressing a column heading', async ({ page }) => {
  const hospital = await signInByApi('hospital@ivuriro.test');
  await enterAs(page, hospital);
  await page.goto('/dashboard/hospital/appointments?period=all&per_page=50');
  const heading = page.getByRole('columnheader', { name: 'Date and time' });
  await heading.getByRole('link').click();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/order-by=time/);
  const soonest = await told('GET /hospital/appointments?order-by=time&per_page=1', { token: hospital.token });
  await expect(page.getByRole('row').nth(1)).toContainText(soonest.data[0].patient.full_name);
  await heading.getByRole('link').click();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
});

test('a laboratory completes selected orders and reads which of them were refused and why, and then exports the selected orders and writes to their patients', async ({
  page,
}) => {
  const [first, second, third] = [await orderTest('Josee'), await orderTest('Josee'), await orderTest('Josee')];
  await workOn(second.id, 'READY');
  await enterAs(page, await signInLaboratory());
  await page.goto('/dashboard/laboratory/orders?text-search=josee&order-by=-time');
  const box = (name: string) => rowOf(page, name).getByRole('checkbox');
  // the list shows the newest order first; a click with Shift selects all rows between
  await box(third.patient.name).click();
  await box(first.patient.name).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await expect(bar).toContainText('3 selected');
  await expectNoFinding(page, 'selected orders');

  await bar.getByRole('button', { name: 'Complete' }).click();
  const question = page.getByRole('dialog', { name: 'Complete 3 orders?' });
  await question.getByRole('button', { name: 'Complete all' }).click();
  await expect(question).toContainText('2 done');
  await expect(question.getByRole('listitem')).toHaveText([
    `${second.patient.name}, ${second.code}: This order is ready. Hand it over with the code of the patient: that completes it.`,
  ]);
  await expectNoFinding(page, 'the result of a bulk act');
  await question.getByRole('button', { name: 'Close' }).last().click();
  await expect(rowOf(page, first.patient.name)).toContainText('Completed');
  await expect(rowOf(page, second.patient.name)).not.toContainText('Completed');

  await box(second.patient.name).click();
  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: /Download/ }).click();
  const lines = await readFile(await (await download).path(), 'utf8');
  expect([lines.includes(first.code), lines.includes(second.code), lines.includes(third.code)]).toEqual([
    true,
    false,
    true,
  ]);

  await bar.getByRole('button', { name: 'Message' }).click();
  const letter = page.getByRole('dialog', { name: 'Write to 2 patients' });
  await letter.getByRole('button', { name: 'Send to all' }).click();
  await expect(letter.getByRole('textbox', { name: 'Subject' })).toHaveAccessibleDescription('Write a subject');
  await letter.getByRole('textbox', { name: 'Subject' }).fill('We close early today');
  await letter.getByRole('textbox', { name: 'Message' }).fill('Please come before four.');
  await letter.getByRole('button', { name: 'Send to all' }).click();
  await expect(letter).toContainText('2 done');
  for (const { patient } of [first, third]) {
    const inbox = await told('GET /messages', { token: patient.token });
    expect(inbox.data.map((one: any) => one.subject)).toContain('We close early today');
  }
});

test('in a list the keyboard moves between rows, opens and selects a row, searches, and starts the next step of a row', async ({
  page,
}) => {
  const [older, newer] = [await orderTest('Gaudence'), await orderTest('Gaudence')];
  await enterAs(page, await signInLaboratory());
  await page.goto('/dashboard/laboratory/orders');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys of this list' })).toContainText('the next step of the row');
  await expectNoFinding(page, 'the keys of a list');
  await page.keyboard.press('Escape');
  await page.keyboard.press('f');
  await page.keyboard.type('gaudence');
  await expect(page).toHaveURL(/text-search=gaudence/);
  await expect(page.getByRole('row')).toHaveCount(3);
  // letters that are typed into a field do not act as shortcut keys
  await expect(page.getByRole('searchbox')).toHaveValue('gaudence');
  await page.getByRole('columnheader', { name: 'Date' }).getByRole('link').click();
  await expect(page.getByRole('row').nth(1)).toContainText(older.patient.name);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: newer.patient.name })).toBeFocused();
  await page.keyboard.press('s');
  await expect(toast(page, 'The work has begun')).toBeVisible();
  await expect(rowOf(page, newer.patient.name)).toContainText('In work');
  await page.keyboard.press('x');
  await expect(rowOf(page, newer.patient.name).getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(orderAt(page)).toContainText(older.code);
});
