import { expectAccessible } from './steps/accessible.ts';
import { ask, told } from './steps/api.ts';
import { mailedLink } from './steps/mail.ts';
import { enterAs, newPatient, signInAdmin, signInAdminAnew, signInByApi, somebody } from './steps/people.ts';
import { expect, test } from './steps/test.ts';

test('a patient takes a copy, withdraws a consent, and is erased', async ({ page, anotherPage }) => {
  const patient = await newPatient('Uwera');
  await enterAs(page, patient);
  await page.goto('/profile/data');
  await expect(page.getByText(/You agreed to version \d+ on/)).toHaveCount(2);
  await expectAccessible(page, 'my data');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as JSON' }).click();
  expect((await file).suggestedFilename()).toMatch(/^ivuriro-my-data-.*\.json$/);

  await page.getByRole('button', { name: 'Withdraw consent: Terms of use' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText(/You withdrew your consent to version \d+/)).toBeVisible();

  await page.getByRole('button', { name: 'Ask to erase my data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask to erase my data' });
  await expect(dialog.getByText('the law makes us keep them')).toBeVisible();
  await dialog.getByLabel('Your password', { exact: true }).fill(patient.password);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Waiting', { exact: true })).toBeVisible();

  const desk = await anotherPage();
  await enterAs(desk, await signInAdminAnew());
  await desk.goto('/dashboard/admin/data-requests?status=PENDING');
  await expectAccessible(desk, 'data requests');
  await desk.getByRole('button', { name: `Answer ${patient.name}` }).click();
  const answer = desk.getByRole('dialog', { name: `Answer ${patient.name}` });
  await answer.getByLabel('Your answer, which is mailed').fill('As you asked.');
  await answer.getByRole('button', { name: 'Erase for good' }).click();
  await expect(answer).toBeHidden();
  const entering = { email: patient.email, password: patient.password };
  expect((await ask('POST /login', { body: entering })).status).toBe(401);
});

test('a breach has its clocks, and the audit says who wrote it down', async ({ page }) => {
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
  await expect(page.getByText(/^Done \w+ \d/).first()).toBeVisible();
  await page.goto('/dashboard/admin/audit?action=breach.changed');
  await expect(page.getByText('breach.changed').first()).toBeVisible();
  await expectAccessible(page, 'audit');
});

test('whose account was opened by an administrator is asked to agree, and then no more', async ({ page }) => {
  const { token } = await signInAdmin();
  const { name, email, password } = somebody('Mugisha');
  await told('POST /admin/doctors', { token, body: { name, email, phone: '' } });
  const mailed = (await mailedLink(page, email)).split('/').at(-1);
  await told('POST /reset-password', { body: { token: mailed, password, password_confirmation: password } });
  const doctor = await signInByApi(email, password);
  await enterAs(page, doctor);
  await page.goto('/dashboard/doctor');
  const notice = page.getByRole('region', { name: 'There is something to read and agree to.' });
  await expect(notice.getByRole('link', { name: 'Terms of use' })).toBeVisible();
  await expectAccessible(page, 'what has changed');
  await notice.getByRole('button', { name: 'Later' }).click();
  await expect(notice).toBeHidden();
  expect(await told('GET /consents/due', { token: doctor.token })).toHaveLength(2);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/terms');
  await notice.getByRole('button', { name: 'I agree' }).click();
  await expect(notice).toBeHidden();
  expect(await told('GET /consents/due', { token: doctor.token })).toEqual([]);
});
