import { expectAccessible } from './steps/accessible.ts';
import { told } from './steps/api.ts';
import { orderAt, toast } from './steps/desk.ts';
import { orderTest, pickupCodeOf, rowOf, workOn } from './steps/order-work.ts';
import { enterAs, newPatient, signInLaboratory, signInPharmacy } from './steps/people.ts';
import { prescribeTo } from './steps/prescribe.ts';
import { pharmacy } from './steps/shops.ts';
import { expect, test } from './steps/test.ts';

test('an order is started, marked as ready and handed over by one press each in its row, and its patient reads the pick-up code for the hand-over', async ({
  page,
  anotherPage,
}) => {
  const ordered = await orderTest('Solange');
  const { patient, id } = ordered;
  const desk = await anotherPage();
  await enterAs(desk, await signInLaboratory());
  await desk.goto(`/dashboard/laboratory/orders?text-search=${encodeURIComponent(patient.name)}`);
  await enterAs(page, patient);
  await page.goto(`/profile/orders?id=${id}`);
  const details = page.getByRole('dialog');
  await expect(details).toContainText('The laboratory has your order.');

  await desk.getByRole('button', { name: `Start: order of ${patient.name}` }).click();
  await expect(rowOf(desk, patient.name)).toContainText('In work');
  await expect(details).toContainText('The laboratory works on your order.');
  await desk.getByRole('button', { name: `Ready: order of ${patient.name}` }).click();
  await expect(rowOf(desk, patient.name).getByText('Ready', { exact: true }).first()).toBeVisible();
  const code = await pickupCodeOf(ordered);
  await expect(details.getByRole('region', { name: 'Pick-up code' })).toContainText(
    `${code.slice(0, 3)} ${code.slice(3)}`,
  );
  await expectAccessible(page, 'an order with its pick-up code');
  await expect(desk.getByRole('main')).not.toContainText(code);

  await desk.getByRole('button', { name: `Hand over: order of ${patient.name}` }).click();
  const dialog = desk.getByRole('dialog', { name: 'Hand the order over' });
  await expect(dialog).toContainText('count as paid to you in cash');
  await dialog.getByRole('button', { name: 'Hand over', exact: true }).click();
  const field = dialog.getByRole('textbox', { name: 'Pick-up code' });
  await expect(field).toHaveAccessibleDescription('Enter the six digits');
  // the error is shown beside the field, which is empty again
  await field.fill(code === '000000' ? '000001' : '000000');
  await expect(field).toHaveAccessibleDescription('The pick-up code is not right. 4 tries are left.');
  await expect(field).toHaveValue('');
  await expectAccessible(desk, 'handing an order over');
  await field.fill(code);
  await expect(dialog).toBeHidden();
  await expect(rowOf(desk, patient.name)).toContainText('Completed');
  await expect(details.getByText('Completed')).toBeVisible();
  await expect(details.getByRole('region', { name: 'Pick-up code' })).toHaveCount(0);
});

test('a member with this permission hands an order over without the pick-up code, and the patient reads the reason', async ({
  page,
}) => {
  const { patient, id } = await orderTest('Vestine');
  await workOn(id, 'READY');
  await enterAs(page, await signInLaboratory());
  await page.goto(`/dashboard/laboratory/orders/${id}`);
  const order = orderAt(page);
  await expect(order).toContainText('Ready');
  await order.getByRole('button', { name: 'Not ready after all' }).click();
  await expect(order).toContainText('In work');
  await order.getByRole('button', { name: 'Ready', exact: true }).click();
  await order.getByRole('button', { name: 'Hand over', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Hand the order over' });
  await dialog.getByRole('button', { name: 'Hand over without the code' }).click();
  await dialog.getByRole('button', { name: 'Hand over', exact: true }).click();
  const why = dialog.getByRole('textbox', { name: 'Why without the code?' });
  await expect(why).toHaveAccessibleDescription('Say why there is no code');
  await why.fill('Her phone is broken; I saw her identity card.');
  await dialog.getByRole('button', { name: 'Hand over', exact: true }).click();
  await expect(order).toContainText('Without the pick-up code: Her phone is broken');
  await enterAs(page, patient);
  await page.goto(`/profile/orders?id=${id}`);
  await expect(page.getByRole('dialog')).toContainText('Her phone is broken');
});

test('sending a result completes an order in three presses, even when the order is already ready for its pick-up', async ({
  page,
}) => {
  for (const state of [undefined, 'READY'] as const) {
    const { patient, id } = await orderTest('Chantal');
    if (state) await workOn(id, state);
    await enterAs(page, await signInLaboratory());
    await page.goto(`/dashboard/laboratory/orders?text-search=${encodeURIComponent(patient.name)}`);
    await page.getByRole('link', { name: patient.name }).click();
    await orderAt(page).getByRole('link', { name: 'Send the results' }).click();
    const letter = page.getByRole('dialog', { name: 'Message to the patient' });
    await expect(letter.getByRole('checkbox', { name: 'Complete the order' })).toBeChecked();
    await letter.getByLabel('Message').fill('All is normal.');
    await letter.getByRole('button', { name: 'Send' }).click();
    await expect(letter).toBeHidden();
    const seen = await told(`GET /patient/laboratory/test/orders/${id}`, { token: patient.token });
    expect(seen.status).toBe('COMPLETED');
  }
});

test('an order with a prescription is accepted, prepared and handed over in four presses, and a refused prescription shows the reason', async ({
  page,
  travel,
}) => {
  const shop = await pharmacy('Rx');
  const patient = await newPatient('Esperance');
  const { data } = await told(`GET /view_pharmacy/${shop.id}/drugs?per_page=100`);
  const drugs = shop.sold.slice(0, 2).map(({ id }) => data.find((one: any) => one.id === id).drug.id);
  const file = await prescribeTo(patient, drugs, travel);
  const order = (sold: { id: string }) =>
    told('POST /patient/order/pharmacy/prescription', {
      token: patient.token,
      body: {
        pharmacy_id: shop.id,
        pharmacy_drug_id: [sold.id],
        quantity: [1],
        collect: 1,
        consultation_file_id: file.id,
        payment_method: 'CASH',
      },
    });
  const [prepared, refused] = [await order(shop.sold[0]!), await order(shop.sold[1]!)];
  await enterAs(page, await signInPharmacy());
  await page.goto(`/dashboard/pharmacy/prescriptions/${prepared.id}?text-search=${encodeURIComponent(patient.name)}`);
  const panel = orderAt(page);
  await panel.getByRole('button', { name: 'Accept the prescription' }).click();
  await panel.getByRole('button', { name: 'Ready', exact: true }).click();
  await panel.getByRole('button', { name: 'Hand over', exact: true }).click();
  const { pickup_code } = await told(`GET /patient/pharmacy/orders/${prepared.id}`, { token: patient.token });
  await page.getByRole('dialog', { name: 'Hand the order over' }).getByRole('textbox').fill(pickup_code);
  await expect(panel.getByRole('combobox', { name: 'Status' })).toHaveValue('COMPLETED');

  await page.goto(`/dashboard/pharmacy/prescriptions/${refused.id}`);
  await panel.getByRole('button', { name: 'Refuse it' }).click();
  const question = page.getByRole('dialog', { name: 'Refuse the prescription?' });
  await question.getByRole('textbox', { name: 'Why? (optional)' }).fill('The dose is not readable.');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, 'The prescription was refused')).toBeVisible();
  await enterAs(page, patient);
  await page.goto(`/profile/orders?kind=pharmacy&id=${refused.id}`);
  await expect(page.getByRole('dialog')).toContainText('has cancelled this order: The dose is not readable.');
});
