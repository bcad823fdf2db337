import type { Page } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { address } from './steps/address.ts';
import { ask, told } from './steps/api.ts';
import { approve, openMember, openWaiting, saveDoctor, vouch } from './steps/members.ts';
import {
  enterAs,
  newPatient,
  completeForPublication,
  newProvider,
  signInAdmin,
  signInByApi,
  somebody,
} from './steps/people.ts';
import { addLink, drawing } from './steps/profiles.ts';
import { expect, test } from './steps/test.ts';

const said = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

/** Searches by name; typo tolerance may find others too. */
const foundByPatients = async (list: string, name: string): Promise<number> => {
  const { data } = await told<{ data: { name: string }[] }>(`GET ${list}?text-search=${encodeURIComponent(name)}`);
  return data.filter((one) => one.name === name).length;
};

test('a doctor signs up, is completed, approved and found, and is not found after being unpublished', async ({
  page,
  anotherPage,
}) => {
  const doctor = await newProvider('type_doctor');
  await enterAs(page, await signInAdmin());
  const profile = await openWaiting(page, 'Doctors', doctor.name);

  // the administrator, who has checked the number, fills in what is missing
  await profile.getByRole('link', { name: 'Edit profile' }).click();
  const form = page.getByRole('dialog', { name: 'Update doctor' });
  await form.getByLabel('RMDC registration number').fill('RMDC 7201');
  await vouch(form, '2031-05-31');
  await form.getByLabel('Biography').fill('Listens first.\n\nSees children and their parents.');
  await addLink(page, 'Add specialities', 'Paediatrics', 'Specialities was added');
  await saveDoctor(page, form);
  await expect(profile).toContainText('Registration checked');
  await expect(profile).toContainText('31 May 2031');
  await expect(profile).toContainText('Sees children and their parents.');

  // approved, the doctor is found by patients
  expect(await foundByPatients('/doctors', doctor.name)).toBe(0);
  await approve(page, profile);
  const visitor = await anotherPage();
  await visitor.goto(`/doctors?text-search=${encodeURIComponent(doctor.name)}`);
  await visitor.getByRole('link', { name: doctor.name }).first().click();
  await expect(visitor.getByRole('heading', { level: 1, name: doctor.name })).toBeVisible();
  expect(await foundByPatients('/doctors', doctor.name)).toBe(1);
  await expect(visitor.getByText('Listens first.')).toBeVisible();
  const publicPage = visitor.url();

  // an unpublished doctor is not found any more, at once
  await profile.getByRole('button', { name: 'Unpublish profile' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm' });
  await expect(question).toContainText(doctor.name);
  await question.getByRole('button', { name: 'Yes' }).click();
  await said(page, 'Doctor was unpublished');
  expect(await foundByPatients('/doctors', doctor.name)).toBe(0);
  await expect(async () => {
    expect((await visitor.goto(publicPage))?.status()).toBe(404);
  }).toPass();
});

test('an administrator adds a hospital, and missing fields are named', async ({ page }) => {
  const { name, email } = somebody('Ibitaro');
  await enterAs(page, await signInAdmin());
  await page.goto('/dashboard/admin/members/hospital');
  await page.getByRole('link', { name: 'Add new hospital' }).click();
  const form = page.getByRole('dialog', { name: 'Add new hospital' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByRole('button', { name: 'Publish' }).click();
  await said(page, 'E-mail is needed.');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Type').selectOption('Clinic');

  // the hospital is saved although one file is no picture; once that file is removed, the others are uploaded
  await form
    .getByLabel('Add pictures')
    .setInputFiles([
      await drawing(page, 'front.png', '#1d5b3e'),
      { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    ]);
  await form.getByRole('button', { name: 'Publish' }).click();
  const changed = page.getByRole('dialog', { name: 'Update hospital' });
  await expect(changed.getByRole('heading', { name: 'Working hours' })).toBeVisible();
  await changed.getByRole('button', { name: 'Leave broken.png out' }).click();
  await changed.getByRole('button', { name: 'Publish', exact: true }).click();
  await said(page, 'Profile updated successfully');
  const profile = page.getByRole('dialog', { name });
  await expect(profile).toContainText('Clinic');
  await expect(profile).toContainText(email);
  await expect(profile.getByRole('list', { name: /^Pictures of/ }).locator('img[src^="/files/"]')).toHaveCount(1);
  await expect(page).toHaveURL(/members\/hospital\/[\w-]{36}$/);
  await page.reload();
  await expect(profile).toContainText('Waiting for approval');
  await profile.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
});

test('a pharmacy is deleted: its open order is cancelled and refunded, and it is no longer found', async ({ page }) => {
  const admin = await signInAdmin();
  const pharmacy = await newProvider('type_pharmacy');
  await completeForPublication(pharmacy);
  await told(`POST /admin/pharmacy/approve/${pharmacy.id}`, { token: admin.token, body: { isPublished: 1 } });
  const [drug] = (await told('GET /drugs?withoutPaginate=1')).filter(
    (one: any) => one.supply === 'OTC' && one.status === 'IN_STOCK' && one.price > 0,
  );
  expect(await foundByPatients('/pharmacies', pharmacy.name)).toBe(1);
  await told('POST /pharmacy/drug', { token: pharmacy.token, body: { drug_id: drug.id } });
  const [offering] = (await told(`GET /view_pharmacy/${pharmacy.id}/drugs`)).data;
  const patient = await newPatient('Umwali');
  const wish = { pharmacy_id: pharmacy.id, pharmacy_drug_id: [offering.id], quantity: [2], collect: 1 };
  const order = await buy(patient.token, wish);

  await enterAs(page, admin);
  await page.goto('/dashboard/admin/members/pharmacy');
  const profile = await openMember(page, 'Pharmacies', pharmacy.name);
  await profile.getByRole('link', { name: 'Drugs' }).click();
  await expect(profile.getByRole('list', { name: 'Drugs' })).toContainText(drug.name);
  await profile.getByRole('searchbox', { name: 'Search a drug' }).fill('zzzz');
  await expect(profile.getByText('Drugs not found')).toBeVisible();
  await profile.getByRole('button', { name: 'Delete profile' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm' });
  await expect(question).toContainText('1 open order is cancelled.');
  await expect(question).toContainText('Nothing is owed.');
  await question.getByRole('button', { name: 'Yes' }).click();
  await said(page, 'Pharmacy was deleted');
  await expect(profile).toBeHidden();
  await expect(page.getByText(`Nobody found for “${pharmacy.name}”`)).toBeVisible();

  expect((await ask('GET /pharmacy/profile', { token: pharmacy.token })).status).toBe(401);
  expect(await foundByPatients('/pharmacies', pharmacy.name)).toBe(0);
  const own = () => told(`GET /patient/pharmacy/orders/${order.id}`, { token: patient.token });
  await expect.poll(async () => (await own()).status).toBe('CANCELLED');
  await expect.poll(async () => (await own()).payment.amount_refunded).toBe(2 * offering.price);
  await page.goto(`/dashboard/admin/members/pharmacy/${pharmacy.id}`);
  await said(page, 'This member is not here');
  // the wallet of the deleted provider is still found, because money may be owed
  await page.goto(`/dashboard/admin/wallet/pharmacies/${pharmacy.id}`);
  await expect(page.getByRole('dialog', { name: pharmacy.name })).toContainText('This provider was deleted.');
});

/** Pays by card in the sandbox. */
async function buy(token: string, wish: object): Promise<{ id: string }> {
  const body = { ...wish, purpose: 'prescription', payment_method: 'CARD' };
  const { tx_ref } = await told('POST /patient/payment_intents', { token, body });
  const paid = await fetch(`${address}/sandbox/checkout/${tx_ref}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'CARD', outcome: 'approve' }),
  });
  expect(paid.ok).toBe(true);
  return told('POST /patient/order/pharmacy/prescription', { token, body: { payment_data: { tx_ref } } });
}

test('the administrator’s pages about members are accessible', async ({ page, isMobile }) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light', reducedMotion: 'reduce' });
  const admin = await signInAdmin();
  await enterAs(page, admin);
  const first = async (list: string) => (await told(`GET /admin/${list}`, { token: admin.token })).data[0].id;
  const [doctor, hospital, pharmacy] = [await first('doctors'), await first('hospitals'), await first('pharmacies')];
  const base = '/dashboard/admin/members';
  await page.goto(base);
  await expect(page.getByRole('status').filter({ hasText: /of \d/ })).toBeVisible();
  await expectAccessible(page, base);
  for (const at of [
    `doctor/${doctor}`,
    `hospital/${hospital}`,
    `pharmacy/${pharmacy}`,
    `pharmacy/${pharmacy}?tab=drugs`,
    'laboratory/new',
    `doctor/${doctor}/edit`,
  ]) {
    await page.goto(`${base}/${at}`);
    await expect(page.getByRole('dialog').getByRole('button').last()).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await expectAccessible(page, at);
  }
  await page.goto(`${base}/doctor/${doctor}`);
  await page.getByRole('button', { name: 'Delete profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirm' }).getByText(/owe/)).toBeVisible();
  await expectAccessible(page, 'deletion');
});

test('the administrator pages through the lists of all four kinds of provider', async ({ page, isMobile }) => {
  await enterAs(page, await signInAdmin());
  await page.goto('/dashboard/admin/members');
  const tabs = page.getByRole('navigation', { name: 'Members' });
  const lists = [
    ['Doctors', 'Add new doctor', ['Doctor', 'Speciality']],
    ['Hospitals', 'Add new hospital', ['Hospital', 'Location']],
    ['Laboratories', 'Add new laboratories', ['Laboratory', 'Location']],
    ['Pharmacies', 'Add new pharmacies', ['Pharmacy', 'Location']],
  ] as const;
  for (const [tab, add, columns] of lists) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(page.getByRole('link', { name: add })).toBeVisible();
    const list = isMobile ? page.getByRole('list', { name: tab }) : page.getByRole('table', { name: tab });
    await expect(list).toContainText(/\d+ [A-Z][a-z]+ \d{4}, \d\d:\d\d/);
    if (!isMobile)
      await expect(list.getByRole('columnheader')).toHaveText([...columns, 'Overall review', 'Date joined', 'State']);
    const first = await list.getByRole('link').first().textContent();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await list.getByRole('link').first().textContent()).not.toBe(first);
  }
});

test('the address of a page of drugs that no longer exists leads to the last page', async ({ page }) => {
  const admin = await signInAdmin();
  await enterAs(page, admin);
  const { id } = await signInByApi('pharmacy@ivuriro.test');
  let isSold = false;
  await page.route(`**/api/admin/pharmacy/${id}/drugs?*`, async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    const isSecond = new URL(route.request().url()).searchParams.get('page') === '2';
    const gone = isSecond && isSold ? { data: [], current_page: 2 } : {};
    Object.assign(body.data, { last_page: isSold ? 1 : 2, ...gone });
    isSold ||= !isSecond;
    await route.fulfill({ response: reply, json: body });
  });
  await page.goto(`/dashboard/admin/members/pharmacy/${id}?tab=drugs`);
  const drugs = page.getByRole('dialog').getByRole('list', { name: 'Drugs' }).getByRole('listitem');
  await expect(drugs.first()).toBeVisible();
  const offered = await drugs.count();
  await page.getByRole('dialog').getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Page 1 of 2' })).toBeVisible();
  await expect(drugs).toHaveCount(offered);
  // waits for an answer that is on its way
  await page.unrouteAll({ behavior: 'wait' });
});
