import { ask, told } from './steps/api.ts';
import { chooseToCollect, expectOrdered, finishInCash, orderFirst, orderOf, searchAndTick } from './steps/order.ts';
import { enterAs, newPatient } from './steps/people.ts';
import { pharmacy, type Shop } from './steps/shops.ts';
import { expect, test } from './steps/test.ts';
import { paper } from './steps/prescribe.ts';
import { francs } from './steps/wallets.ts';
import { drugOrdersOf, drugsAt } from './steps/shops.ts';

test('a patient can order a hundred packs of a drug, and both the field and the server refuse a hundred and one', async ({
  page,
}) => {
  const shop = await pharmacy('OTC');
  const patient = await newPatient();
  await enterAs(page, patient);
  await page.goto(`/pharmacies/view/${shop.id}`);
  await page.getByRole('link', { name: 'Drugs & Products' }).click();
  await expect(page.getByRole('heading', { level: 1, name: shop.name })).toBeVisible();
  const { acceptedInsurances } = await told(`GET /show/pharmacy/${shop.id}`);
  expect(acceptedInsurances.length).toBeGreaterThan(0);
  const accepted = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Accepted insurances' }) });
  for (const [at, { name }] of acceptedInsurances.entries())
    await expect(accepted.getByRole('listitem').nth(at)).toContainText(name);
  const [drug] = shop.sold as [Shop['sold'][0]];
  await searchAndTick(page, drug.name);
  const quantity = page.getByRole('main').getByRole('textbox', { name: `Quantity of ${drug.name}` });
  await quantity.fill('101');
  await expect(quantity).toHaveValue('100');
  await expect(page.getByText('At most 100.')).toBeVisible();
  await quantity.fill('1000');
  await expect(quantity).toHaveValue('100');
  await quantity.fill('2.5');
  await expect(page.getByText('A whole number, such as 2.')).toBeVisible();
  await quantity.blur();
  await expect(quantity).toHaveValue('100');
  await page.getByRole('button', { name: `Details of ${drug.name}` }).click();
  const known = page.getByRole('dialog', { name: drug.name });
  for (const said of [francs(drug.price), 'Good to know', 'General information'])
    await expect(known).toContainText(said);
  await known.getByRole('button', { name: 'Close' }).click();

  const body = {
    pharmacy_id: shop.id,
    pharmacy_drug_id: [drug.id],
    quantity: [101],
    collect: 1,
    payment_method: 'CASH',
  };
  const refused = await ask('POST /patient/order/pharmacy/prescription', { token: patient.token, body });
  expect(refused).toMatchObject({ status: 422, body: { message: 'Quantity is 1 to 100' } });
  expect(await drugOrdersOf(patient)).toEqual([]);

  await page.getByRole('button', { name: 'Order Selected Drugs' }).click();
  await expect(orderOf(page).getByRole('status').filter({ hasText: 'Total' })).toContainText(francs(drug.price * 100));
  await chooseToCollect(page);
  await finishInCash(page);
  await expectOrdered(page);
  await expect(orderOf(page).getByRole('button', { name: 'Back' })).toHaveCount(0);
  await orderOf(page).getByRole('button', { name: 'Finish' }).click();
  await expect(orderOf(page)).toBeHidden();
  expect(await drugOrdersOf(patient)).toMatchObject([
    {
      collect: true,
      address: null,
      needs_prescription: false,
      orderDetails: [{ quantity: 100, total: drug.price * 100, pharmacy_drug: { price: drug.price } }],
      payment: { amount_paid: drug.price * 100, payment_method: 'CASH', payment_status: 'CASH_DUE' },
    },
  ]);
});

test('a prescription-only drug is ordered only with a prescription', async ({ page }) => {
  const shop = await pharmacy('Rx');
  const patient = await newPatient();
  await enterAs(page, patient);
  const dialog = await orderFirst(page, drugsAt(shop), shop);
  const [drug] = shop.sold as [Shop['sold'][0]];
  await expect(dialog).toContainText(`${drug.name}: sold on prescription only.`);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Add a prescription').first()).toBeVisible();
  await expect(dialog.getByRole('heading', { name: /Step 1 of 4/ })).toBeVisible();
  const body = { pharmacy_id: shop.id, pharmacy_drug_id: [drug.id], quantity: [1], collect: 1, payment_method: 'CASH' };
  const refused = await ask('POST /patient/order/pharmacy/prescription', { token: patient.token, body });
  expect(refused).toMatchObject({ status: 422, body: { code: 'prescription_required' } });

  const files = dialog.getByLabel('Your prescription: a photo or a PDF');
  await files.setInputFiles([
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    { ...paper, name: 'large.pdf', buffer: Buffer.alloc(1_048_577) },
  ]);
  await expect(dialog.getByRole('alert')).toContainText('drawing.svg is of a kind that is not taken.');
  await expect(dialog.getByRole('alert')).toContainText('large.pdf is larger than 1 MB.');
  await files.setInputFiles(paper);
  await chooseToCollect(page);
  await finishInCash(page);
  await expectOrdered(page);
  await expect(dialog).toContainText('The pharmacy looks at your prescription first.');
  const [order] = await drugOrdersOf(patient);
  expect(order).toMatchObject({ needs_prescription: true, prescription_accepted: false });
  expect(order.attachments).toHaveLength(1);
});

test('a person without a patient account is asked to sign in when they order drugs', async ({ page }) => {
  const shop = await pharmacy('OTC');
  await page.goto(drugsAt(shop));
  await searchAndTick(page, shop.sold[0]!.name);
  await page.getByRole('button', { name: 'Order Selected Drugs' }).click();
  await expect(page.getByText('Please login as patient to order drugs').first()).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});
