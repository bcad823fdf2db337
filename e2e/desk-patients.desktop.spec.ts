/// <reference lib="dom" />
import { expectAccessible } from './steps/accessible.ts';
import { openFromMenu } from './steps/appointments.ts';
import { enterAs, signInByApi, somebody } from './steps/people.ts';
import { expectSaid } from './steps/profiles.ts';
import { expect, test } from './steps/test.ts';

test('the reception adds a patient by name and phone number, is led to the existing record when it adds the patient again, and finds the record by search', async ({
  page,
}) => {
  const { name } = somebody('Beata');
  await enterAs(page, await signInByApi('reception@ivuriro.test'));
  await page.goto('/dashboard/hospital');
  await openFromMenu(page, 'Patients');
  const list = page.getByRole('list', { name: 'Patients' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page, 'patients of a desk');
  // compares the colours directly, because axe does not judge the contrast of a single digit
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
  await expect(record.getByText('Nothing was paid at the desk yet.')).toBeVisible();
  await expect(record.getByRole('heading', { name: 'Messages here' })).toBeVisible();
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
  await page.goto('/dashboard/hospital/patients');
  await page.getByRole('combobox', { name: 'Rows' }).selectOption('25');
  await expect(list.getByRole('listitem')).toHaveCount(25);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Last visit, latest first');
  await expect(page).toHaveURL(/order-by=-visit&per_page=25$/);
  await expect(list.getByRole('listitem').first()).toContainText('last visit');
  await page.goto('/dashboard/hospital/patients?text-search=zzzz');
  await expect(page.getByRole('heading', { name: 'Nobody here matches “zzzz”' })).toBeVisible();
});

test('a nurse sees the patients and cannot add one', async ({ page }) => {
  await enterAs(page, await signInByApi('nurse@ivuriro.test'));
  await page.goto('/dashboard/hospital/patients?text-search=Alphonse');
  await expect(page.getByRole('link', { name: /Alphonse Habimana/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add patient' })).toHaveCount(0);
});

test('the reception opens a patient and an appointment from the same search dialog, by keyboard alone', async ({
  page,
}) => {
  await enterAs(page, await signInByApi('reception@ivuriro.test'));
  const box = page.getByRole('combobox', { name: 'Name, phone, patient code or appointment number' });
  const search = page.getByRole('dialog', { name: 'Search' });
  await page.goto('/dashboard/hospital');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await box.fill('a');
  const appointments = search.getByRole('group', { name: 'Appointments' });
  await expect(appointments.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'the search of a desk');
  const number = (await appointments.getByRole('option').first().innerText()).split(' · ').at(-1)!;
  await box.fill('alphonse hab');
  await expect(search.getByRole('option')).toHaveText(/Alphonse Habimana/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/hospital\/patients\/[\w-]+$/);
  const record = page.getByRole('region', { name: 'Patient', exact: true }).or(page.getByRole('dialog'));
  await expect(record.getByRole('heading', { name: 'Alphonse Habimana' })).toBeVisible();
  await page.goto('/dashboard/hospital/queue');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await page.keyboard.press('/');
  await box.fill(number.slice(0, 6));
  await expect(search.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/hospital\/appointments\/all\//);
  const opened = page.getByRole('region', { name: 'Appointment', exact: true }).or(page.getByRole('dialog'));
  await expect(opened.getByText(number)).toBeVisible();
});

test('a doctor sees the payments and the consultation files of a patient, and writes the patient a message', async ({
  page,
}) => {
  await enterAs(page, await signInByApi('doctor@ivuriro.test'));
  await page.goto('/dashboard/doctor/patients?text-search=aline+uwase');
  await page.getByRole('list', { name: 'Patients' }).getByRole('link').first().click();
  const record = page.getByRole('region', { name: 'Patient', exact: true }).or(page.getByRole('dialog'));
  await expect(record.getByRole('list', { name: 'Appointments here' }).getByText(/Frw/).first()).toBeVisible();
  await expect(record.getByRole('list', { name: 'Consultation files' }).getByRole('link').first()).toBeVisible();
  await expectAccessible(page, 'a patient of a doctor');
  await record.getByRole('link', { name: 'Write a message' }).click();
  await expect(page).toHaveURL('/dashboard/messages/doctor?write=new');
  await expect(page.getByRole('button', { name: /Remove Aline/ })).toBeVisible();
});

test('the search dialog of a laboratory shows a hint when nothing matches, and finds orders', async ({ page }) => {
  await enterAs(page, await signInByApi('laboratory@ivuriro.test'));
  await page.goto('/dashboard/laboratory');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  const box = search.getByRole('combobox', { name: 'Name, phone, patient code or order number' });
  await box.fill('zzzz');
  await expect(search.getByText('Nothing here matches “zzzz”')).toBeVisible();
  await box.fill('a');
  const first = search.getByRole('group', { name: 'Orders' }).getByRole('option').first();
  const [name, facts] = (await first.innerText()).split('\n');
  const number = facts!.split(' · ').at(-1)!;
  await box.fill(number.slice(0, 5));
  await expect(search.getByRole('option')).toHaveText([`${name}${facts}`]);
  await first.click();
  await expect(page).toHaveURL(/\/dashboard\/laboratory\/orders\/[\w-]+$/);
});
