import { address } from './steps/address.ts';
import { ask, told } from './steps/api.ts';
import { approve, openMember, openWaiting, saveDoctor, vouch } from './steps/members.ts';
import { enterAs, newPatient, completeForPublication, newProvider, signInAdmin } from './steps/people.ts';
import { addLink } from './steps/profiles.ts';
import { expect, test } from './steps/test.ts';
import { said } from './steps/members.ts';

/** Searches by name; the typo tolerance may also find other members. */
const foundByPatients = async (list: string, name: string): Promise<number> => {
  const { data } = await told<{ data: { name: string }[] }>(`GET ${list}?text-search=${encodeURIComponent(name)}`);
  return data.filter((one) => one.name === name).length;
};

test('a doctor signs up, an administrator completes and approves the profile, and patients find the doctor until the profile is unpublished', async ({
  page,
  anotherPage,
}) => {
  const doctor = await newProvider('type_doctor');
  await enterAs(page, await signInAdmin());
  const profile = await openWaiting(page, 'Doctors', doctor.name);

  // the administrator, who has checked the registration number, fills in the missing fields
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

  // once the doctor is approved, patients find them
  expect(await foundByPatients('/doctors', doctor.name)).toBe(0);
  await approve(page, profile);
  const visitor = await anotherPage();
  await visitor.goto(`/doctors?text-search=${encodeURIComponent(doctor.name)}`);
  await visitor.getByRole('link', { name: doctor.name }).first().click();
  await expect(visitor.getByRole('heading', { level: 1, name: doctor.name })).toBeVisible();
  expect(await foundByPatients('/doctors', doctor.name)).toBe(1);
  await expect(visitor.getByText('Listens first.')).toBeVisible();
  const publicPage = visitor.url();

  // an unpublished doctor disappears from the search at once
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

test('when an administrator deletes a pharmacy, its open order is cancelled and refunded, and nobody finds it any more', async ({
  page,
}) => {
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
  // an administrator still finds the wallet of the deleted provider, because money may be owed
  await page.goto(`/dashboard/admin/wallet/pharmacies/${pharmacy.id}`);
  await expect(page.getByRole('dialog', { name: pharmacy.name })).toContainText('This provider was deleted.');
});

/** Pays by card in the sandbox of the payment gateway. */
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
