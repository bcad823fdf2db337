import { expectAccessible } from './steps/accessible.ts';
import { beginSelecting, orderAt, searchFor, selectedAt, setOrderStatus, toast } from './steps/desk.ts';
import { drugOrder, expectListed, handOver, rowOf } from './steps/order-work.ts';
import { expectPaper } from './steps/papers.ts';
import { enterAs, familyName, newPatient, signInByApi, signInPharmacy } from './steps/people.ts';
import { prescribeTo } from './steps/prescribe.ts';
import { newMember } from './steps/shared-computer.ts';
import { catalogueIdOf, drugsAt, pharmacy } from './steps/shops.ts';
import { expect, test } from './steps/test.ts';

const orders = '/dashboard/pharmacy/prescriptions';

test('assistant and pharmacist of a pharmacy work through a day, from a prescription to a drug that is sold out and the lists of the evening', async ({
  page,
  anotherPage,
  travel,
}) => {
  const [onPrescription, free] = [await pharmacy('Rx'), await pharmacy('OTC')];
  const [drug, kept, gone] = [onPrescription.sold[0]!, free.sold[0]!, free.sold[1]!];
  // all patients of this test have the same given name, which no other patient has
  const given = familyName();
  const [ill, second, third, last] = [
    await newPatient(given),
    await newPatient(given),
    await newPatient(given),
    await newPatient(given),
  ];
  const [assistant, pharmacist] = [await anotherPage(), await anotherPage()];
  const everybody = [page, assistant, pharmacist];
  const file = await prescribeTo(ill, [await catalogueIdOf(onPrescription, drug)], (to) => travel(to, ...everybody));
  const shop = await signInPharmacy();
  for (const [desk, role, name] of [
    [assistant, 'assistant', 'Yvette Mukamana'],
    [pharmacist, 'pharmacist', 'Emmanuel Nshuti'],
  ] as const) {
    const { email, password } = await newMember(shop, role, name, '271828');
    await enterAs(desk, await signInByApi(email, password));
    await desk.goto(orders);
    await expect(rowOf(desk, 'Frw').first()).toBeVisible();
  }

  // a new order with a prescription is announced on the open screens, and the pharmacist checks the prescription
  const needed = await drugOrder(ill, drug, file.id);
  await expect(toast(pharmacist, 'A new order has arrived')).toBeVisible();
  await pharmacist.getByRole('button', { name: 'Open it' }).click();
  const order = orderAt(pharmacist);
  await expect(order).toContainText(needed.code);
  await order.getByRole('button', { name: 'Show the prescription' }).click();
  await expect(order.getByRole('list', { name: 'Prescribed drugs' })).toContainText(drug.name);
  await order.getByRole('button', { name: 'Accept the prescription' }).click();
  await expectPaper(pharmacist, order.getByRole('button', { name: 'Labels' }));
  await order.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect(toast(pharmacist, 'Ready: the patient is told')).toBeVisible();
  await expectAccessible(pharmacist, 'a prescription that is ready');
  await order.getByRole('button', { name: 'Hand over', exact: true }).click();
  await handOver(pharmacist, await needed.pickupCode());
  await expect(order.getByRole('combobox', { name: 'Status' })).toHaveValue('COMPLETED');

  // the drug of this prescription cannot be dispensed a second time
  await pharmacist.goto(`/dashboard/pharmacy/dispensing/${file.code}`);
  await expect(pharmacist.getByRole('main')).toContainText('All of it is dispensed.');

  // another drug is sold out: the patient who ordered it reads the reason for the cancellation, and nobody can order it
  // any more
  const refused = await drugOrder(last, gone);
  await searchFor(assistant, refused.code);
  await setOrderStatus(assistant, 'Cancelled', ['The patient is told.'], 'It is out of stock until Monday.');
  await expect(orderAt(assistant)).toContainText('It is out of stock until Monday.');
  await expect(orderAt(assistant).getByRole('button', { name: 'Labels' })).toHaveCount(0);
  await assistant.goto('/dashboard/pharmacy/drugs');
  const stock = assistant.getByRole('checkbox', { name: `In stock: ${gone.name}`, exact: true });
  await stock.uncheck();
  await expect(stock).not.toBeChecked();
  await enterAs(page, last);
  await page.goto(`/profile/orders?kind=pharmacy&id=${refused.id}`);
  await expect(page.getByRole('dialog')).toContainText('has cancelled this order: It is out of stock until Monday.');
  await page.goto(`${drugsAt(free)}?text-search=${encodeURIComponent(gone.name)}`);
  await expect(page.getByRole('checkbox', { name: gone.name })).toBeDisabled();
  await expect(page.getByText('Out of stock', { exact: true })).toBeVisible();

  // two more orders are marked as ready together, and then collected
  const more = [
    { patient: second, ...(await drugOrder(second, kept)) },
    { patient: third, ...(await drugOrder(third, kept)) },
  ];
  await assistant.goto(`${orders}?text-search=${given}`);
  await expect(rowOf(assistant, third.name)).toBeVisible();
  await beginSelecting(assistant);
  for (const { patient } of more) await rowOf(assistant, patient.name).getByRole('checkbox').check();
  await selectedAt(assistant).getByRole('button', { name: 'Ready' }).click();
  const question = assistant.getByRole('dialog', { name: 'Are 2 orders ready?' });
  await question.getByRole('button', { name: 'All are ready' }).click();
  await expect(question.getByRole('status')).toHaveText('2 done');
  // presses the first Close button, because the last one may belong to a toast
  await question.getByRole('button', { name: 'Close' }).first().click();
  await expect(question).toBeHidden();
  if (test.info().project.name === 'phone') await assistant.getByRole('button', { name: 'Stop selecting' }).click();
  for (const { patient, pickupCode } of more) {
    await assistant.getByRole('button', { name: `Hand over: order of ${patient.name}` }).click();
    await handOver(assistant, await pickupCode());
    await expect(rowOf(assistant, patient.name)).toContainText('Completed');
  }

  // in the evening each order is in the list of its status, and the drug is in stock again
  await expectListed(assistant, 'Completed', [ill.name, second.name, third.name]);
  await expectAccessible(assistant, 'the completed orders of a pharmacy');
  await expectListed(assistant, 'Cancelled', [last.name]);
  await expectListed(assistant, 'Pending', []);
  await assistant.goto('/dashboard/pharmacy/drugs');
  await stock.check();
  await expect(toast(assistant, 'Successfully updated')).toBeVisible();
  await expect(stock).toBeChecked();
});
