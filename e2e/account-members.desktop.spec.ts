import type { Page } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { told } from './steps/api.ts';
import { shownPhone } from '@ivuriro/contract/shown-phone';
import { mailedLink } from './steps/mail.ts';
import { enterAs, newPatient, newProvider, signInAdmin, signInByApi, somebody } from './steps/people.ts';
import { receivedCode, receivedLink, somePhone, wrongFor } from './steps/phone.ts';
import { expect, test } from './steps/test.ts';

const invitationLink = /\/invitation\//;
const lineOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Members' }).getByRole('listitem').filter({ hasText: name });

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Invites a person on the page that lists the members. */
async function invite(page: Page, { name, contact }: { name: string; contact: string }, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('E-mail or phone number').fill(contact);
  await dialog.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog).toBeHidden();
  await expect(lineOf(page, name)).toContainText('Invited');
}

test('a hospital invites a receptionist, who sets a password, works there, is removed by the hospital, and is signed out at once', async ({
  page,
  anotherPage,
}) => {
  const keza = somebody('Keza');
  await enterAs(page, await signInByApi('hospital@ivuriro.test'));
  await page.goto('/dashboard/hospital/members');
  await expect(lineOf(page, 'hospital@ivuriro.test')).toContainText('You');
  await invite(page, { name: keza.name, contact: keza.email }, 'Reception');
  await expect(lineOf(page, keza.name)).toContainText('The link works until');

  const hers = await anotherPage();
  const link = await mailedLink(hers, keza.email, invitationLink);
  await hers.goto(link);
  await expect(hers.getByRole('heading', { level: 1 })).toContainText('invites you');
  await expect(hers.getByRole('main')).toContainText('Reception');
  await expect(hers.getByRole('main')).toContainText(keza.email);
  await expect(hers.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await hers.getByLabel('New password').fill('short');
  await hers.getByRole('button', { name: /^Join/ }).click();
  await expect(hers.getByText('The password needs at least 8 characters.')).toBeVisible();
  await hers.getByLabel('New password').fill(keza.password);
  await hers.getByRole('button', { name: /^Join/ }).click();
  await expect(hers).toHaveURL(/\/dashboard\/hospital\/agenda$/);
  await expect(hers.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();

  // the invitation link works only once
  const visitor = await anotherPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();

  await page.reload();
  await expect(lineOf(page, keza.name)).toContainText('Active');
  await choose(page, keza.name, 'Remove');
  const question = page.getByRole('dialog', { name: `Remove ${keza.name}?` });
  await expect(question).toContainText('signed out at once');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(question).toBeHidden();
  await expect(lineOf(page, keza.name)).toHaveCount(0);

  await hers.goto('/dashboard/hospital/appointments');
  await expect(hers.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('a pharmacy invites a person by phone, who joins by the link and a code', async ({ page, anotherPage }) => {
  const pharmacy = await newProvider('type_pharmacy');
  const phone = somePhone();
  await enterAs(page, pharmacy);
  await page.goto('/dashboard/pharmacy/members');
  await invite(page, { name: 'Keza', contact: `0${phone.slice(4)}` }, 'Cashier');
  await expect(lineOf(page, 'Keza')).toContainText(shownPhone(phone));
  const hers = await anotherPage();
  await hers.goto(await receivedLink(phone));
  await expect(hers.getByRole('main')).toContainText(shownPhone(phone));
  await expectAccessible(hers, 'an invitation by phone');
  await hers.getByRole('button', { name: 'Send the code' }).click();
  await expect(hers.getByText(`We have sent six digits to ${shownPhone(phone)}.`)).toBeVisible();
  const code = await receivedCode(phone);
  await hers.getByLabel('Code', { exact: true }).fill(wrongFor(code));
  await hers.getByRole('button', { name: /^Join/ }).click();
  await expect(hers.getByText('The code is not right. 4 tries are left.').first()).toBeVisible();
  await hers.getByLabel('Code', { exact: true }).fill(code);
  await hers.getByRole('button', { name: /^Join/ }).click();
  // the dashboard of a pharmacy’s cashier begins with the list of drugs
  await expect(hers).toHaveURL(/\/dashboard\/pharmacy\/drugs$/);
  await page.reload();
  await expect(lineOf(page, 'Keza')).toContainText('Active');
});

test('closing the dialog that invites a member keeps the typed input until the invitation is sent', async ({
  page,
}) => {
  const pharmacy = await newProvider('type_pharmacy');
  const keza = somebody('Keza');
  await enterAs(page, pharmacy);
  await page.goto('/dashboard/pharmacy/members');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await dialog.getByLabel('Name').fill(keza.name);
  await dialog.getByRole('radio', { name: /^Cashier/ }).check();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue(keza.name);
  await expect(dialog.getByRole('radio', { name: /^Cashier/ })).toBeChecked();
  await dialog.getByLabel('E-mail').fill(keza.email);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(lineOf(page, keza.name)).toContainText('Cashier');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('');
});

test('an owner who becomes a cashier sees the menu of a cashier at once', async ({ page }) => {
  const pharmacy = await newProvider('type_pharmacy');
  const other = await newPatient('Aline');
  const body = { name: other.name, email: other.email, role: 'owner' };
  await told('POST /pharmacy/members', { token: pharmacy.token, body });
  await page.goto(await mailedLink(page, other.email, invitationLink));
  await page.getByLabel('Your password').fill(other.password);
  await page.getByRole('button', { name: /^Join/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/pharmacy$/);
  await page.goto('/dashboard/pharmacy/members');
  await choose(page, other.name, 'Change name or role');
  const dialog = page.getByRole('dialog', { name: `Change ${other.name}` });
  await dialog.getByRole('radio', { name: /^Cashier/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const menu = page.getByRole('navigation', { name: 'Main' });
  if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu.getByRole('link', { name: 'Wallet' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Members' })).toHaveCount(0);
});

test('a person who already has a login uses its password to become a member of a doctor, and then has one more account', async ({
  page,
}) => {
  const doctor = await newProvider('type_doctor');
  const patient = await newPatient('Aline');
  const body = { name: patient.name, email: patient.email, role: 'reception' };
  await told('POST /doctor/members', { token: doctor.token, body });
  await page.goto(await mailedLink(page, patient.email, invitationLink));
  await expect(page.getByText('You have a login with this e-mail address already.')).toBeVisible();
  await page.getByLabel('Your password').fill('not-the-password');
  await page.getByRole('button', { name: /^Join/ }).click();
  await expect(page.getByText('The password is not right.')).toBeVisible();
  await page.getByLabel('Your password').fill(patient.password);
  await page.getByRole('button', { name: /^Join/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/doctor\/agenda$/);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Switch account' })).toBeVisible();
});

test('an administrator sends the invitation of a pharmacy’s member again, changes its role and withdraws it', async ({
  page,
}) => {
  const pharmacy = await newProvider('type_pharmacy');
  const keza = somebody('Keza');
  await enterAs(page, await signInAdmin());
  await page.goto(`/dashboard/admin/members/pharmacy/${pharmacy.id}`);
  const people = page.getByRole('region', { name: 'People with access' });
  await expect(people.getByText('Nobody else works here yet')).toBeVisible();
  await people.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await dialog.getByLabel('Name').fill(keza.name);
  await dialog.getByLabel('E-mail').fill(keza.email);
  await dialog.getByRole('radio', { name: 'Pharmacist' }).check();
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(people.getByText(keza.email)).toBeVisible();
  await choose(page, keza.name, 'Send again');
  await page
    .getByRole('dialog', { name: `Invite ${keza.name} again?` })
    .getByRole('button', { name: 'Send again' })
    .click();
  await expect(page.getByText('Invitation sent').filter({ visible: true }).first()).toBeVisible();
  await choose(page, keza.name, 'Change name or role');
  const change = page.getByRole('dialog', { name: `Change ${keza.name}` });
  await change.getByRole('radio', { name: 'Assistant' }).check();
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(people.getByRole('listitem').filter({ hasText: keza.email })).toContainText('Assistant');
  await choose(page, keza.name, 'Withdraw');
  await page
    .getByRole('dialog', { name: /^Withdraw/ })
    .getByRole('button', { name: 'Withdraw' })
    .click();
  await expect(people.getByText(keza.email)).toHaveCount(0);
});

test('the page of the members and the page of an invitation are accessible, and long names do not make them wider than the screen', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light', reducedMotion: 'reduce' });
  const laboratory = await newProvider('type_lab');
  const long = { name: 'Mwizerwa'.repeat(14), email: `${'mwizerwa'.repeat(7)}.${Date.now()}@example.org` };
  await enterAs(page, laboratory);
  await page.goto('/dashboard/laboratory/members');
  await expect(page.getByText('Nobody else works here yet')).toBeVisible();
  await expectAccessible(page, 'members, alone');
  await invite(page, { name: long.name, contact: long.email }, 'Technician');
  await expectAccessible(page, 'members');
  const width = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await width()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: /^Actions for Mwi/ }).click();
  await expectAccessible(page, 'the menu of a member');
  await page.getByRole('menuitem', { name: 'Change name or role' }).click();
  await expect(page.getByRole('dialog', { name: /^Change/ })).toBeVisible();
  await expectAccessible(page, 'the change of a member');
  await page.goto(await mailedLink(page, long.email, invitationLink));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('invites you');
  await expectAccessible(page, 'an invitation');
  expect(await width()).toBeLessThanOrEqual(0);
  await page.goto('/invitation/used-up');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expectAccessible(page, 'an invitation that ended');
});
