import { told } from './steps/api.ts';
import { expectOrdered, fillAddress, next, orderFirst, orderOf, payBy, searchAndTick } from './steps/order.ts';
import { enterAs, newPatient, signInByApi } from './steps/people.ts';
import { laboratory, pharmacy, type Shop } from './steps/shops.ts';
import { fillSignIn } from './steps/sign-up.ts';
import { expect, test } from './steps/test.ts';
import { paper } from './steps/prescribe.ts';
import { francs } from './steps/wallets.ts';
import { labOrdersOf, testsAt, drugsAt, drugOrdersOf } from './steps/shops.ts';

test('a visitor chooses two tests, signs in without losing the choice, pays by mobile money, and can cancel the order', async ({
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

test('a declined payment leads back to the third step of the order dialog without losing input, and the next attempt places the order', async ({
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
