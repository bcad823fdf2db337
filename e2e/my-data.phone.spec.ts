import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { ask, told } from './steps/api.ts';
import { mailedLink } from './steps/mail.ts';
import {
  enterAs,
  newPatient,
  completeForPublication,
  newProvider,
  signInAdmin,
  signInAdminAnew,
  signInByApi,
  somebody,
} from './steps/people.ts';
import { expect, test } from './steps/test.ts';

test('a patient downloads a copy of their data, withdraws a consent, and an administrator erases their data', async ({
  page,
  anotherPage,
}) => {
  const patient = await newPatient('Uwera');
  await enterAs(page, patient);
  await page.goto('/profile/data');
  await expect(page.getByText(/You agreed to version \d+ on/)).toHaveCount(2);
  await expectAccessible(page, 'my data');
  await downloadCopy(page);

  await page.getByRole('button', { name: 'Withdraw consent: Terms of use' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText(/You withdrew your consent to version \d+/)).toBeVisible();

  await askToBeErased(page, patient.password, 'the law makes us keep them');

  const desk = await anotherPage();
  await enterAs(desk, await signInAdminAnew());
  await desk.goto('/dashboard/admin/data-requests?status=PENDING');
  await expectAccessible(desk, 'data requests');
  await desk.getByRole('button', { name: `Answer ${patient.name}` }).click();
  const answer = desk.getByRole('dialog', { name: `Answer ${patient.name}` });
  await eraseForGood(answer);
  const entering = { email: patient.email, password: patient.password };
  expect((await ask('POST /login', { body: entering })).status).toBe(401);
});

test('a pharmacy downloads a copy of its data and asks for its erasure, and is no longer found after the erasure', async ({
  page,
  anotherPage,
}) => {
  const pharmacy = await newProvider('type_pharmacy');
  const { token } = await signInAdmin();
  await completeForPublication(pharmacy);
  await told(`POST /admin/pharmacy/approve/${pharmacy.id}`, { token, body: { isPublished: 1 } });
  await page.goto(`/pharmacies/view/${pharmacy.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(pharmacy.name);
  await enterAs(page, pharmacy);
  await page.goto('/dashboard/pharmacy/customization');
  await page.getByRole('link', { name: 'My data' }).click();
  await expect(page.getByText(/You agreed to version \d+ on/)).toHaveCount(2);
  await expectAccessible(page, 'my data of a pharmacy');
  await downloadCopy(page);

  await askToBeErased(page, pharmacy.password, 'your money is paid out first');

  const desk = await anotherPage();
  await enterAs(desk, await signInAdminAnew());
  await desk.goto('/dashboard/admin/data-requests?status=PENDING');
  const line = desk.getByRole('listitem').filter({ hasText: pharmacy.name });
  await expect(line.getByText('Pharmacy', { exact: false }).first()).toBeVisible();
  await line.getByRole('button', { name: `Answer ${pharmacy.name}` }).click();
  const answer = desk.getByRole('dialog', { name: `Answer ${pharmacy.name}` });
  await expect(answer.getByText('nobody finds the profile any more')).toBeVisible();
  await eraseForGood(answer);
  await desk.goto(`/pharmacies/view/${pharmacy.id}`);
  await expect(desk.getByRole('heading', { level: 1 })).not.toContainText(pharmacy.name);
  expect((await ask('POST /login', { body: { email: pharmacy.email, password: pharmacy.password } })).status).toBe(401);
});

test('an administrator sees the list of administrators, and the page about their own data', async ({ page }) => {
  await enterAs(page, await signInAdmin());
  await page.goto('/dashboard/admin/security?tab=administrators');
  const own = page.getByRole('listitem').filter({ hasText: 'admin@ivuriro.test' });
  await expect(own.getByText('You', { exact: true })).toBeVisible();
  await expect(own.getByRole('button')).toHaveCount(0);
  await expectAccessible(page, 'administrators');
  await page.getByRole('link', { name: 'My data' }).click();
  await expect(page.getByText('how often you did what')).toBeVisible();
  await expectAccessible(page, 'my data of an administrator');
});

test('a personal data breach shows its deadlines, and the audit log shows the change of a breach', async ({ page }) => {
  const admin = await signInAdmin();
  await told('POST /admin/breaches', {
    token: admin.token,
    body: { found_at: new Date(Date.now() - 50 * 3_600_000).toISOString(), what: 'A lost laptop', people: 3 },
  });
  await enterAs(page, admin);
  await page.goto('/dashboard/admin/breaches');
  await expect(page.getByText('Overdue').first()).toBeVisible();
  await expectAccessible(page, 'breaches');
  await page
    .getByRole('button', { name: /^Done now: The authority/ })
    .first()
    .click();
  await expect(page.getByText(/^Done \d+ \w+/).first()).toBeVisible();
  await page.goto('/dashboard/admin/audit?action=breach.changed');
  await expect(page.getByText('breach.changed').first()).toBeVisible();
  await expectAccessible(page, 'audit');
});

test('a person whose account was opened by an administrator is asked for consent until they agree', async ({
  page,
}) => {
  const { token } = await signInAdmin();
  const { name, email, password } = somebody('Mugisha');
  await told('POST /admin/doctors', { token, body: { name, email, phone: '' } });
  const mailed = (await mailedLink(page, email)).split('/').at(-1);
  await told('POST /reset-password', { body: { token: mailed, password, password_confirmation: password } });
  const doctor = await signInByApi(email, password);
  await enterAs(page, doctor);
  await page.goto('/dashboard/doctor');
  const consentBar = page.getByRole('region', { name: 'There is something to read and agree to.' });
  await expect(consentBar.getByRole('link', { name: 'Terms of use' })).toBeVisible();
  await expectAccessible(page, 'what has changed');
  await consentBar.getByRole('button', { name: 'Later' }).click();
  await expect(consentBar).toBeHidden();
  expect(await told('GET /consents/due', { token: doctor.token })).toHaveLength(2);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/terms');
  await consentBar.getByRole('button', { name: 'I agree' }).click();
  await expect(consentBar).toBeHidden();
  expect(await told('GET /consents/due', { token: doctor.token })).toEqual([]);
});

async function downloadCopy(page: Page): Promise<void> {
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as JSON' }).click();
  expect((await file).suggestedFilename()).toMatch(/^ivuriro-my-data-.*\.json$/);
}

/** Requests the erasure of the person's data; `says` is text that the dialog must contain about the consequences. */
async function askToBeErased(page: Page, password: string, says: string): Promise<void> {
  await page.getByRole('button', { name: 'Ask to erase my data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask to erase my data' });
  await expect(dialog.getByText(says)).toBeVisible();
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Waiting', { exact: true })).toBeVisible();
}

async function eraseForGood(answer: Locator): Promise<void> {
  await answer.getByLabel('Your answer, which is mailed').fill('As you asked.');
  await answer.getByRole('button', { name: 'Erase for good' }).click();
  await expect(answer).toBeHidden();
}
