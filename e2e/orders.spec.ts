import { ask, told } from './steps/api.ts';
import {
  expectOrdered,
  fillAddress,
  finishInCash,
  next,
  orderFirst,
  orderOf,
  payBy,
  searchAndTick,
} from './steps/order.ts';
import { enterAs, newPatient, signInByApi, type SignedIn } from './steps/people.ts';
import { laboratory, pharmacy, type Shop } from './steps/shops.ts';
import { fillSignIn } from './steps/sign-up.ts';
import { expect, test } from './steps/test.ts';

const paper = { name: 'prescription.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
const francs = (amount: number) => `${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ',')} Frw`;
const testsAt = ({ id }: Shop) => `/laboratories/${id}/tests`;
const drugsAt = ({ id }: Shop) => `/pharmacies/view/${id}/drugs`;

test('a visitor picks two tests, signs in without losing them, pays by mobile money, and may cancel', async ({
  page,
}) => {
  const shop = await laboratory();
  const [first, second] = shop.sold as [Shop['sold'][0], Shop['sold'][0]];
  const patient = await newPatient();
  await page.goto(`/laboratories/view/${shop.id}`);
  await page.getByRole('link', { name: 'Request a test' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Tests of ${shop.name}` })).toBeVisible();
  const basket = page.getByRole('region', { name: 'Your order' });
  await expect(page.getByRole('main').getByRole('checkbox', { disabled: false }).first()).toBeVisible();
  await basket.getByRole('button', { name: 'Order Selected' }).click();
  await expect(page.getByText('No tests selected')).toBeVisible();

  for (const { name } of [first, second]) await searchAndTick(page, name);
  await page.reload();
  await expect(basket.getByRole('status')).toContainText('2 selected');
  await expect(basket.getByRole('status')).toContainText(francs(first.price + second.price));
  await basket.getByRole('button', { name: 'Order Selected' }).click();
  await expect(page.getByText('Please login as patient to order tests').first()).toBeVisible();
  await fillSignIn(page, patient);

  const dialog = orderOf(page);
  await expect(dialog.getByRole('listitem').filter({ hasText: first.name })).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: second.name })).toBeVisible();
  await next(page, 2);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Add Your province').first()).toBeVisible();
  const chosen = await fillAddress(page, 'KG 7 Ave 12');
  await next(page, 3);
  await expect(dialog).toContainText('get everything back');
  await (await payBy(page, 'Mobile money')).getByRole('button', { name: 'Approve' }).click();
  const number = await expectOrdered(page);
  const [province, district, sector, cell] = chosen;
  const [order] = await labOrdersOf(patient);
  expect(order).toMatchObject({
    request_id: number,
    status: 'PENDING',
    category: 'Patient',
    collect: false,
    address: { province, district, sector, cell, village: null, house_street_no: 'KG 7 Ave 12' },
    payment: {
      amount_paid: first.price + second.price,
      payment_method: 'MOBILE_MONEY',
      payment_status: 'SUCCESSFUL',
    },
  });
  const titles = order.orderedTestsDetails.map((line: any) => line.laboratory_test.test.title);
  expect(titles.toSorted()).toEqual([first.name, second.name].toSorted());

  const { token } = await signInByApi('laboratory@ivuriro.test');
  const letter = { reference_id: order.id, subject: 'Your results', message: 'All is well.' };
  await told('POST /laboratory/send/test/result/message', { token, body: letter });
  await dialog.getByRole('link', { name: 'My orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
  await page.getByRole('link', { name: `Details: ${number}, ${shop.name}` }).click();
  const details = page.getByRole('dialog', { name: 'Order', exact: true });
  await expect(details).toContainText(`you get ${francs(first.price + second.price)} back, all of it`);
  await expect(details.getByRole('link', { name: 'Your results' })).toHaveAttribute(
    'href',
    /^\/profile\/messages\?id=/,
  );
  await details.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Yes' }).click();
  await expect(details.getByText('Cancelled', { exact: true })).toBeVisible();
  const [cancelled] = await labOrdersOf(patient);
  expect(cancelled.status).toBe('CANCELLED');
  expect(cancelled.payment.payment_status).toMatch(/^REFUND/);
  await page.goto(testsAt(shop));
  await expect(basket.getByRole('status')).toContainText('0 selected');
});

test('a hundred packs of a drug can be ordered, and the field and the server refuse a hundred and one', async ({
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
  await next(page, 2);
  await orderOf(page).getByRole('radio', { name: 'I collect it myself' }).check();
  await next(page, 3);
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
  await next(page, 2);
  await dialog.getByRole('radio', { name: 'I collect it myself' }).check();
  await next(page, 3);
  await finishInCash(page);
  await expectOrdered(page);
  await expect(dialog).toContainText('The pharmacy looks at your prescription first.');
  const [order] = await drugOrdersOf(patient);
  expect(order).toMatchObject({ needs_prescription: true, prescription_accepted: false });
  expect(order.attachments).toHaveLength(1);
});

test('a declined payment leads back to the third step without losing input, and the next attempt places the order', async ({
  page,
}) => {
  const shop = await pharmacy('OTC');
  const patient = await newPatient();
  await enterAs(page, patient);
  const dialog = await orderFirst(page, drugsAt(shop), shop);
  const [drug] = shop.sold as [Shop['sold'][0]];
  await dialog.getByRole('button', { name: 'One more' }).click();
  await dialog.getByLabel('Attachments, if you have any').setInputFiles(paper);
  await next(page, 2);
  const [, , sector] = await fillAddress(page, 'Behind the market, blue gate');
  await next(page, 3);
  await (await payBy(page, 'Card')).getByRole('button', { name: 'Decline' }).click();
  await expect(dialog).toContainText('Payment failed.');
  await expect(dialog.getByRole('heading', { name: /Step 3 of 4/ })).toBeVisible();
  expect(await drugOrdersOf(patient)).toEqual([]);

  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByLabel('House and street number')).toHaveValue('Behind the market, blue gate');
  await expect(dialog.getByLabel('Sector', { exact: true }).locator('option:checked')).toHaveText(sector!);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByRole('textbox', { name: `Quantity of ${drug.name}` })).toHaveValue('2');
  await expect(dialog.getByText(paper.name)).toBeVisible();
  await next(page, 2);
  await next(page, 3);
  await (await payBy(page, 'Card')).getByRole('button', { name: 'Approve' }).click();
  await expectOrdered(page);
  const orders = await drugOrdersOf(patient);
  expect(orders).toMatchObject([
    { orderDetails: [{ quantity: 2 }], payment: { payment_method: 'CARD', payment_status: 'SUCCESSFUL' } },
  ]);
  expect(orders[0].attachments).toHaveLength(1);
});

test('a person who is no patient is asked to sign in when they order drugs', async ({ page }) => {
  const shop = await pharmacy('OTC');
  await page.goto(drugsAt(shop));
  await searchAndTick(page, shop.sold[0]!.name);
  await page.getByRole('button', { name: 'Order Selected Drugs' }).click();
  await expect(page.getByText('Please login as patient to order drugs').first()).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('a price that changed after it was shown is announced before the payment', async ({ page }) => {
  const shop = await pharmacy('OTC');
  const { token } = await signInByApi('pharmacy@ivuriro.test');
  const [drug] = shop.sold as [Shop['sold'][0]];
  const patient = await newPatient();
  await enterAs(page, patient);
  const dialog = await orderFirst(page, drugsAt(shop), shop);
  await next(page, 2);
  await dialog.getByRole('radio', { name: 'I collect it myself' }).check();
  await next(page, 3);
  await told(`PUT /pharmacy/drug/${drug.id}`, { token, body: { price: drug.price + 250 } });
  await dialog.getByRole('button', { name: 'Finish' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    `The price is now ${francs(drug.price + 250)}, not ${francs(drug.price)} any more.`,
  );
  expect(await drugOrdersOf(patient)).toEqual([]);
  await (await payBy(page, 'Card')).getByRole('button', { name: 'Approve' }).click();
  await expectOrdered(page);
  expect(await drugOrdersOf(patient)).toMatchObject([{ payment: { amount_paid: drug.price + 250 } }]);
  await told(`PUT /pharmacy/drug/${drug.id}`, { token, body: { price: drug.price } });
});

test('a cash order that costs more than was shown is placed when the patient accepts the new price', async ({
  page,
}) => {
  const shop = await pharmacy('OTC');
  const { token } = await signInByApi('pharmacy@ivuriro.test');
  const [drug] = shop.sold as [Shop['sold'][0]];
  const costs = (price: number) => told(`PUT /pharmacy/drug/${drug.id}`, { token, body: { price } });
  const patient = await newPatient();
  await enterAs(page, patient);
  const dialog = await orderFirst(page, drugsAt(shop), shop);
  await next(page, 2);
  await dialog.getByRole('radio', { name: 'I collect it myself' }).check();
  await next(page, 3);
  await costs(drug.price + 250);
  // in a low window the payment methods are below the announcement
  await page.setViewportSize({ width: 360, height: 480 });
  await dialog.getByText('If you cancel').scrollIntoViewIfNeeded();
  await finishInCash(page);
  await expect(dialog.getByRole('alert')).toContainText(
    `The price is now ${francs(drug.price + 250)}, not ${francs(drug.price)} any more.`,
  );
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(dialog.locator('footer')).toContainText(francs(drug.price + 250));
  expect(await drugOrdersOf(patient)).toEqual([]);

  // for other items the announced price no longer holds
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'One more' }).click();
  await expect(dialog.locator('footer')).toContainText(francs(drug.price * 2));
  await next(page, 2);
  await next(page, 3);
  await finishInCash(page);
  await expect(dialog.getByRole('alert')).toContainText(
    `The price is now ${francs((drug.price + 250) * 2)}, not ${francs(drug.price * 2)} any more.`,
  );
  await finishInCash(page);
  await expectOrdered(page);
  expect(await drugOrdersOf(patient)).toMatchObject([{ payment: { amount_paid: (drug.price + 250) * 2 } }]);
  await costs(drug.price);
});

const labOrdersOf = async ({ token }: SignedIn) => (await told('GET /patient/laboratory/test/orders', { token })).data;
const drugOrdersOf = async ({ token }: SignedIn) => (await told('GET /patient/pharmacy/orders', { token })).data;
