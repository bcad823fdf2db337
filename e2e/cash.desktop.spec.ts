import type { Page } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { expectPaper } from './steps/papers.ts';
import { enterAs, signInByApi } from './steps/people.ts';
import { bookDay } from './steps/queue.ts';
import { expect, test } from './steps/test.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const region = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });

test('a cashier takes cash, gives change, prints the receipt and sees the cash of the day, and another desk sees the receipt at once', async ({
  page,
  anotherPage,
  travel,
}) => {
  const { before, patients } = await bookDay(['Immaculée', 'Anastase']);
  const [first, second] = patients as [string, string];
  const other = await anotherPage();
  await travel(before, page, other);
  await enterAs(other, await signInByApi('hospital@ivuriro.test'));
  await other.goto('/dashboard/hospital/cash');
  await expect(region(other, 'To be paid')).toContainText(first);
  await enterAs(page, await signInByApi('cashier@ivuriro.test'));
  await page.goto('/dashboard/hospital/cash');
  await expect(region(page, 'To be paid')).toContainText(second);
  await expectAccessible(page, 'the cash of a day');

  await page.getByRole('button', { name: `Take cash of ${first}` }).click();
  const cashDialog = dialog(page, 'Take cash');
  const due = await cashDialog.getByRole('textbox', { name: 'Cash received' }).inputValue();
  await cashDialog.getByRole('textbox', { name: 'Cash received' }).fill(String(Number(due) - 1));
  await expect(cashDialog.getByText('1 Frw are missing')).toBeVisible();
  await cashDialog.getByRole('textbox', { name: 'Cash received' }).fill(String(Number(due) + 3_000));
  await expect(cashDialog.getByText('3,000 Frw')).toBeVisible();
  await expectAccessible(page, 'taking cash');
  await cashDialog.getByRole('button', { name: 'Book the cash' }).click();
  await expect(region(other, 'Receipts')).toContainText(first);
  await expect(region(other, 'To be paid').getByRole('listitem').filter({ hasText: first })).toHaveCount(0);

  const booked = dialog(page, 'The cash is booked');
  await expect(booked.getByText('3,000 Frw')).toBeVisible();
  await expect(booked.getByText(/^Receipt \d{4}-\d{6}$/)).toBeVisible();
  await expectAccessible(page, 'the cash is booked');
  // the page has loaded the list behind the dialog again, and the dialog still shows the change
  await expect(region(page, 'To be paid').getByRole('listitem').filter({ hasText: first })).toHaveCount(0);
  await expectPaper(page, booked.getByRole('button', { name: 'Print receipt' }));
  await booked.getByRole('button', { name: 'Done' }).click();

  await expect(region(page, 'Receipts')).toContainText(first);
  await expect(region(page, 'Cash of the day')).toContainText('In the drawer');
  await expectAccessible(page, 'the cash of a day with a receipt');
});

test('a receptionist takes the exact price in the panel of the appointment, and prints the label of the patient and the list of the day', async ({
  page,
  travel,
}) => {
  const { before, patients } = await bookDay(['Emmanuella']);
  const [patient] = patients as [string];
  await travel(before, page);
  const reception = await signInByApi('reception@ivuriro.test');
  await enterAs(page, reception);
  await page.goto(`/dashboard/hospital/appointments?text-search=${encodeURIComponent(patient)}`);
  await page.getByRole('main').getByRole('link', { name: patient }).first().click();
  await expectPaper(page, page.getByRole('button', { name: 'Label', exact: true }));
  await page.getByRole('button', { name: `Take cash of ${patient}` }).click();
  await dialog(page, 'Take cash').getByRole('button', { name: 'Book the cash' }).click();
  await dialog(page, 'The cash is booked').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^Receipt \d{4}-\d{6}$/)).toBeVisible();
  await expectPaper(page, page.getByRole('button', { name: /^Print receipt/ }));
  await expectAccessible(page, 'a paid appointment');
  await page.goto('/dashboard/hospital/agenda');
  await expectPaper(page, page.getByRole('button', { name: 'Print the day' }));
  // the browser prints the page with the name of the hospital and without what cannot be pressed on paper
  const day = page.locator('label', { has: page.getByLabel('Choose a day') });
  const hospital = page.getByText(reception.name, { exact: true }).filter({ visible: true });
  await expect(day).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(hospital).toHaveCount(1);
  await expect(day).toBeHidden();
});
