import { ask, told } from './steps/api.ts';
import { toast, orderAt, setOrderStatus } from './steps/desk.ts';
import { enterAs, newPatient, signInLaboratory } from './steps/people.ts';
import { paper } from './steps/prescribe.ts';
import { pharmacy, type Shop, laboratory } from './steps/shops.ts';
import { expect, test } from './steps/test.ts';
import { francs } from './steps/wallets.ts';
import { signInPharmacy } from './steps/people.ts';

test('refusing a prescription cancels the order and refunds it', async ({ page }) => {
  const shop = await pharmacy('Rx');
  const patient = await newPatient('Alice');
  const [drug] = shop.sold as [Shop['sold'][0]];
  const form = new FormData();
  for (const [name, value] of Object.entries({
    pharmacy_id: shop.id,
    'pharmacy_drug_id[]': drug.id,
    'quantity[]': '2',
    collect: '1',
    payment_method: 'CASH',
  }))
    form.append(name, value);
  form.append('attachments', new File([paper.buffer], paper.name, { type: paper.mimeType }));
  const ordered = await page.request.post('/api/patient/order/pharmacy/prescription', {
    headers: { authorization: `Bearer ${patient.token}` },
    multipart: form,
  });
  expect(ordered.status()).toBe(201);
  const { id } = (await ordered.json()).data;
  const { token, ...rest } = await signInPharmacy();
  await enterAs(page, { token, ...rest });
  await page.goto(`/dashboard/pharmacy/prescriptions/${id}`);
  const order = orderAt(page);
  await expect(order.getByRole('listitem').filter({ hasText: drug.name })).toContainText(`2 × ${francs(drug.price)}`);
  await expect(order.getByRole('link', { name: 'Attachment 1' })).toHaveAttribute('href', /.+/);
  await order.getByRole('button', { name: 'Refuse it' }).click();
  const question = page.getByRole('dialog', { name: 'Refuse the prescription?' });
  await expect(question).toContainText('The order is cancelled.');
  await expect(question).toContainText('Nothing was paid, so nothing goes back.');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, 'The prescription was refused, and the order cancelled')).toBeVisible();
  await expect(order.getByRole('combobox', { name: 'Status' })).toHaveValue('CANCELLED');
  const { data } = (await ask(`GET /pharmacy/prescription/order/${id}`, { token })).body;
  expect(data).toMatchObject({ status: 'CANCELLED', prescription_accepted: false });
});

test('an order that is cancelled after a confirmation is refunded in full', async ({ page }) => {
  const shop = await laboratory();
  const patient = await newPatient('Donatha');
  const [sold] = shop.sold as [Shop['sold'][0]];
  const body = {
    purpose: 'laboratory_test',
    laboratory_id: shop.id,
    laboratory_test_id: [sold.id],
    collect: 1,
    payment_method: 'CARD',
  };
  const { tx_ref } = await told('POST /patient/payment_intents', { token: patient.token, body });
  await page.request.post(`/sandbox/checkout/${tx_ref}`, { data: { method: 'CARD', outcome: 'approve' } });
  const claim = { payment_data: { tx_ref } };
  const { id } = await told('POST /patient/request/laboratory/test', { token: patient.token, body: claim });
  const lab = await signInLaboratory();
  await enterAs(page, lab);
  await page.goto('/dashboard/laboratory');
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account of / })).toBeVisible();
  // the header of a laboratory's dashboard has no link to video calls: only doctors have this link
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0);
  await page.getByRole('link', { name: 'Pending orders' }).click();
  await expect(page).toHaveURL(/\/orders\?status=PENDING$/);
  // sorts by newest first, because many other orders may have waited longer
  await page.goto('/dashboard/laboratory/orders?status=PENDING&order-by=-time');
  await page.getByRole('link', { name: patient.name }).click();
  await expect(orderAt(page)).toContainText('The patient comes to you');
  await orderAt(page).getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Cancelled' });
  const question = page.getByRole('dialog', { name: 'Cancel this order?' });
  await expect(question).toContainText(`The patient gets ${francs(sold.price)} back, all of it.`);
  await question.getByRole('button', { name: 'No' }).click();
  await expect(orderAt(page).getByRole('combobox', { name: 'Status' })).toHaveValue('PENDING');
  await setOrderStatus(page, 'Cancelled', [`The patient gets ${francs(sold.price)} back, all of it.`]);
  await expect(orderAt(page)).toContainText(`${francs(sold.price)}`);
  const { data } = (await ask(`GET /laboratory/test/order/${id}`, { token: lab.token })).body;
  expect(data).toMatchObject({ status: 'CANCELLED' });
  expect(data.payment.payment_status).toMatch(/^REFUND/);
});
