import { told } from './steps/api.ts';
import { chooseToCollect, expectOrdered, finishInCash, next, orderFirst, payBy } from './steps/order.ts';
import { enterAs, newPatient, signInByApi } from './steps/people.ts';
import { pharmacy, type Shop } from './steps/shops.ts';
import { expect, test } from './steps/test.ts';
import { francs } from './steps/wallets.ts';
import { drugsAt, drugOrdersOf } from './steps/shops.ts';

test('when the price changed after it was shown, the new price is shown before the payment', async ({ page }) => {
  const shop = await pharmacy('OTC');
  const { token } = await signInByApi('pharmacy@ivuriro.test');
  const [drug] = shop.sold as [Shop['sold'][0]];
  const patient = await newPatient();
  await enterAs(page, patient);
  const dialog = await orderFirst(page, drugsAt(shop), shop);
  await chooseToCollect(page);
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
  await chooseToCollect(page);
  await costs(drug.price + 250);
  // in a low viewport the payment methods are below the alert about the changed price
  await page.setViewportSize({ width: 360, height: 480 });
  await dialog.getByText('If you cancel').scrollIntoViewIfNeeded();
  await finishInCash(page);
  await expect(dialog.getByRole('alert')).toContainText(
    `The price is now ${francs(drug.price + 250)}, not ${francs(drug.price)} any more.`,
  );
  await expect(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(dialog.locator('footer')).toContainText(francs(drug.price + 250));
  expect(await drugOrdersOf(patient)).toEqual([]);

  // after the items have changed, the price in the alert no longer applies
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
