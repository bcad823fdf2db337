/// <reference lib="dom" />
import { expectAccessible } from './steps/accessible.ts';
import { openFromMenu } from './steps/appointments.ts';
import { enterAs, signInByApi, somebody } from './steps/people.ts';
import { expectSaid } from './steps/profiles.ts';
import { expect, test } from './steps/test.ts';

test('the reception adds a patient by name and phone number, is led to the record that is there, and finds it again', async ({
  page,
}) => {
  const { name } = somebody('Beata');
  await enterAs(page, await signInByApi('reception@ivuriro.test'));
  await page.goto('/dashboard/hospital');
  await openFromMenu(page, 'Patients');
  const list = page.getByRole('list', { name: 'Patients' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page, 'patients of a desk');
  // axe does not judge the contrast of a single digit
  const ink = await page.getByRole('link', { name: 'Page 2' }).evaluate((link) => getComputedStyle(link).color);
  await expect(page.getByRole('link', { name: 'Page 1' })).toHaveCSS('background-color', ink);
  const record = page.getByRole('region', { name: 'Patient', exact: true }).or(page.getByRole('dialog'));
  const add = async () => {
    await page.getByRole('button', { name: 'Add patient' }).click();
    const form = page.getByRole('dialog', { name: 'Add a patient' });
    await form.getByLabel('Full name').fill(name);
    await form.getByLabel('Phone').fill('0788 123 987');
    await form.getByLabel('Birth date or year').fill('12/05/1980');
    await form.getByRole('button', { name: 'Add patient' }).click();
    await expect(
      form.getByText('Enter the birth date as YYYY-MM-DD, or the year alone.', { exact: true }),
    ).toBeVisible();
    await form.getByLabel('Birth date or year').fill('1980');
    await form.getByRole('button', { name: 'Add patient' }).click();
    await expect(form).toBeHidden();
  };
  await add();
  await expectSaid(page, 'The patient was added.');
  await expect(record.getByRole('heading', { name })).toBeVisible();
  await expect(record.getByText('Nobody signs in for this record yet.')).toBeVisible();
  await expectAccessible(page, 'a patient of a desk');
  const address = page.url();
  await record.locator('header').getByRole('button', { name: 'Close' }).click();
  await add();
  await expectSaid(page, 'This patient has a record here already.');
  await expect(page).toHaveURL(address);
  await record.locator('header').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('searchbox', { name: 'Name, phone or code' }).fill(name.slice(0, -1).toLowerCase());
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('link', { name }).click();
  await expect(record.getByRole('heading', { name })).toBeVisible();
  await page.goto('/dashboard/hospital/patients?text-search=zzzz');
  await expect(page.getByRole('heading', { name: 'Nobody here matches “zzzz”' })).toBeVisible();
});

test('a nurse sees the patients and cannot add one', async ({ page }) => {
  await enterAs(page, await signInByApi('nurse@ivuriro.test'));
  await page.goto('/dashboard/hospital/patients?text-search=Alphonse');
  await expect(page.getByRole('link', { name: /Alphonse Habimana/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add patient' })).toHaveCount(0);
});
