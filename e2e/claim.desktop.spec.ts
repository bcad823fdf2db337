import type { Page } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { told } from './steps/api.ts';
import { enterAs, signInByApi, somebody } from './steps/people.ts';
import { somePhone } from './steps/phone.ts';
import { openEntrance, signUpByCode } from './steps/sign-up.ts';
import { expect, test } from './steps/test.ts';

const born = '1980-05-12';
const banner = (page: Page) =>
  page.getByRole('region', { name: 'A record at Umurava Family Clinic (demo) may be yours.' });

/** Adds a patient record as the reception of the demo's hospital; returns the name of the patient. */
async function recordAtDesk(phone: string, birth_date: string): Promise<string> {
  const { name } = somebody('Alphonse');
  const { token } = await signInByApi('reception@ivuriro.test');
  await told('POST /hospital/patients', { token, body: { full_name: name, phone, birth_date } });
  return name;
}

/** Signs up a patient who was born on `born`, by a code that is sent to this phone number. Returns the name. */
async function signUpByPhone(page: Page, phone: string): Promise<string> {
  const { name } = somebody('Vestine');
  await page.goto('/');
  await openEntrance(page, 'Sign up');
  const signUp = page.getByRole('dialog', { name: 'Sign up' });
  await signUp.getByRole('checkbox', { name: 'Patient', exact: true }).check();
  await signUp.getByRole('radio', { name: 'Code by SMS' }).check();
  await signUpByCode(page, { name, phone, birthDate: born });
  return name;
}

async function enterBirthDate(page: Page, date: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Claim a record' });
  await dialog.getByLabel('Birth date of the patient').fill(date);
  await dialog.getByRole('button', { name: 'Claim it' }).click();
}

test('a person who signs up by phone claims the record that a desk made, after one wrong birth date, and the desk sees that the record is claimed', async ({
  page,
}) => {
  const phone = somePhone();
  await recordAtDesk(phone, born);
  const name = await signUpByPhone(page, phone);
  await expectAccessible(page, 'a record that may be yours');
  await banner(page).getByRole('button', { name: 'Claim it' }).click();
  await enterBirthDate(page, '1981-05-12');
  const dialog = page.getByRole('dialog', { name: 'Claim a record' });
  await expect(dialog.getByText('2 tries are left.').first()).toBeVisible();
  await expectAccessible(page, 'claiming a record');
  await enterBirthDate(page, born);
  const done = page.getByRole('dialog', { name: 'The record is yours now' });
  await done.getByRole('link', { name: 'Open my appointments' }).click();
  await expect(page).toHaveURL(/\/profile\/appointment$/);
  await expect(banner(page)).toBeHidden();

  await enterAs(page, await signInByApi('reception@ivuriro.test'));
  await page.goto(`/dashboard/hospital/patients?text-search=${encodeURIComponent(name)}`);
  const line = page.getByRole('list', { name: 'Patients' }).getByRole('link', { name });
  await expect(line).toContainText('Has claimed their record');
  await line.click();
  const record = page.getByRole('region', { name: 'Patient', exact: true }).or(page.getByRole('dialog'));
  await expect(record.getByText(/claimed the record on .* by phone and birth date/)).toBeVisible();
});

test('a parent claims the record of a child and acts for the child, and three wrong birth dates end the claim of another record', async ({
  page,
}) => {
  const phone = somePhone();
  const child = await recordAtDesk(phone, '2020-03-04');
  const other = await recordAtDesk(phone, '2021');
  await signUpByPhone(page, phone);
  await banner(page).getByRole('button', { name: 'Not now' }).click();
  await expect(banner(page)).toBeHidden();
  await page.goto('/profile/appointment');
  await banner(page).getByRole('button', { name: 'Claim it' }).click();
  await enterBirthDate(page, '2020-03-04');
  const dialog = page.getByRole('dialog', { name: 'Claim a record' });
  await expect(dialog.getByText('Say what you are to the child.')).toBeVisible();
  await dialog.getByLabel('You are the child’s').selectOption('Mother');
  await enterBirthDate(page, '2020-03-04');
  await page
    .getByRole('dialog', { name: `You look after ${child} now` })
    .getByRole('button', { name: 'Close' })
    .last()
    .click();

  await banner(page).getByRole('button', { name: 'Claim it' }).click();
  for (const says of ['2 tries are left.', 'One try is left.']) {
    await enterBirthDate(page, '1999-01-01');
    await expect(dialog.getByText(says).first()).toBeVisible();
    await dialog.getByLabel('Birth date of the patient').fill('');
  }
  await enterBirthDate(page, '1999-01-02');
  const ended = page.getByRole('dialog', { name: 'This record cannot be claimed here' });
  await expect(ended.getByText('Ask at the desk of Umurava Family Clinic (demo)')).toBeVisible();
  await expectAccessible(page, 'a claim that ended');
  await ended.getByRole('button', { name: 'Close' }).last().click();
  await expect(banner(page)).toBeHidden();
  await page.goto('/profile/family');
  await page.getByRole('button', { name: `Act for ${child}` }).click();
  await expect(page.getByRole('region', { name: `You act for ${child}.` })).toBeVisible();

  await enterAs(page, await signInByApi('reception@ivuriro.test'));
  await page.goto(`/dashboard/hospital/patients?text-search=${encodeURIComponent(other)}`);
  await page.getByRole('link', { name: other }).click();
  const record = page.getByRole('region', { name: 'Patient', exact: true }).or(page.getByRole('dialog'));
  await expect(record.getByText(/wrong birth date three times/)).toBeVisible();
});
