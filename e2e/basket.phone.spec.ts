import type { Page } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { told } from './steps/api.ts';
import { enterAs, newPatient, signInAdmin, signInByApi } from './steps/people.ts';
import { prescribeTo } from './steps/prescribe.ts';
import { catalogueIdOf, pharmacy } from './steps/shops.ts';
import { expect, test } from './steps/test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Add a medicine' });
const list = (page: Page) => page.getByRole('region', { name: 'My list' });
const answers = (page: Page) => page.getByRole('main').getByRole('article');
const francsIn = (text: string): number => Number(/([\d,]+) Frw/.exec(text)![1]!.replaceAll(',', ''));

async function add(page: Page, text: string, name: RegExp): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('option', { name }).click();
  await expect(list(page).getByRole('listitem').filter({ hasText: name })).toBeVisible();
}

test('a visitor makes a list of drugs, sees the pharmacies sorted by total price, and orders at the cheapest one', async ({
  page,
}) => {
  await page.goto('/basket');
  await expect(page.getByRole('heading', { name: 'Which medicines do you need?' })).toBeVisible();
  await expectAccessible(page, 'an empty list');
  // with the keyboard
  await field(page).fill('Panadol');
  await expect(page.getByRole('option', { name: /^Paracetamol, tablet 500 mg/ })).toBeVisible();
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
  await add(page, 'ibuprofen', /^Ibuprofen, tablet/);
  await field(page).fill('ibuprofen');
  await expect(page.getByRole('option', { name: /^Ibuprofen, tablet/ })).toContainText('already added');
  await field(page).press('Escape');
  await list(page)
    .getByRole('textbox', { name: /^Packs of Ibuprofen/ })
    .fill('2');
  await expectAccessible(page, 'a list of medicines');
  await page.getByRole('button', { name: 'Find pharmacies' }).click();

  await expect(answers(page).first()).toBeVisible();
  const totals = (
    await answers(page)
      .getByText(/^Total: [\d,]+ Frw$/)
      .allTextContents()
  ).map(francsIn);
  expect(totals.length).toBe(5);
  expect(totals).toEqual(totals.toSorted((one, other) => one - other));
  await expectAccessible(page, 'pharmacies for a list');
  expect(page.url()).not.toContain('aracetamol');

  await page.reload();
  await expect(answers(page)).toHaveCount(5);
  await expect(list(page).getByRole('textbox', { name: /^Packs of Ibuprofen/ })).toHaveValue('2');
  const name = (await answers(page).first().getByRole('heading').textContent())!;
  await answers(page).first().getByRole('link', { name: 'Order here' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  const order = page.getByRole('region', { name: 'Your order' });
  await expect(order.getByRole('status')).toContainText('2 selected');
  expect(francsIn((await order.getByRole('status').textContent())!)).toBe(totals[0]);
  await page.goBack();
  await expect(answers(page)).toHaveCount(5);
});

test('a substitute for a drug is found only when the patient agrees to another maker', async ({ page }) => {
  const shop = await pharmacy('OTC');
  const { token } = await signInByApi('pharmacy@ivuriro.test');
  const admin = await signInAdmin();
  const drugs = await told('GET /drugs?text-search=loratadine&withoutPaginate=1');
  const { id, name, ingredient, strength, form, drug_class_id } = drugs[0];
  expect([ingredient, strength, form]).toEqual(['Loratadine', '10 mg', 'tablet (pack 10)']);
  const brand = `Claritin ${Date.now()}`;
  const added = await told('POST /admin/drugs', {
    token: admin.token,
    body: { name: brand, price: 5, supply: 'OTC', ingredient, strength, form, drug_class_id },
  });
  const offering = await told('POST /pharmacy/drug', { token, body: { drug_id: added.id, price: 5 } });
  await page.goto(`/search?text-search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Add to my list ${name}` }).click();
  await page.getByRole('link', { name: `On my list ${name}` }).click();
  await page.getByRole('button', { name: 'Find pharmacies' }).click();
  await expect(answers(page).first()).toBeVisible();
  await expect(page.getByText(brand)).toHaveCount(0);
  await list(page)
    .getByRole('switch', { name: `Another maker is fine: ${name}` })
    .check();
  const best = answers(page).first();
  await expect(best).toContainText(shop.name);
  await expect(best).toContainText(brand);
  await expect(best).toContainText(`Instead of ${name}`);
  await expect(best).toContainText('1 of another maker');
  await expectAccessible(page, 'a medicine of another maker');
  await told(`DELETE /pharmacy/drug/${offering.id}`, { token });
  await told(`DELETE /admin/drugs/${added.id}`, { token: admin.token });
  expect(id).not.toBe(added.id);
});

test('when the search for pharmacies fails, the list of drugs stays and the search can be repeated', async ({
  page,
}) => {
  await page.goto('/basket');
  await add(page, 'amoxicillin', /^Amoxicillin, capsule/);
  await page.route('**/api/basket', (route) => route.abort());
  await page.getByRole('button', { name: 'Find pharmacies' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The pharmacies did not arrive' })).toContainText(
    'Your list is kept on this device',
  );
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await page.unroute('**/api/basket');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(answers(page).first()).toContainText('Prescription needed');
});

test('one tap finds pharmacies for a prescription, and the next person who uses the device does not see the list', async ({
  page,
  travel,
}) => {
  const shop = await pharmacy('Rx');
  const [drug] = shop.sold as [(typeof shop.sold)[0]];
  const patient = await newPatient();
  await prescribeTo(patient, [await catalogueIdOf(shop, drug)], travel);
  await enterAs(page, patient);
  await page.goto('/profile/appointment');
  await page
    .getByRole('link', { name: /^(Details|See|Open)/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Find pharmacies for it' }).click();
  await expect(list(page).getByRole('listitem')).toContainText(drug.name);
  await expect(answers(page).first()).toContainText('Order here');
  await page.evaluate(() => {
    localStorage.setItem('signed_out', 'now');
    localStorage.removeItem('user_data');
    localStorage.removeItem('user_accounts');
  });
  await page.goto('/basket');
  await expect(page.getByRole('heading', { name: 'Which medicines do you need?' })).toBeVisible();
});
