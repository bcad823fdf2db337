import { expectAccessible } from './steps/accessible.ts';
import { bookedAt, cashPart, sumOf, takeCash } from './steps/cash.ts';
import { orderAt, searchFor, setOrderStatus } from './steps/desk.ts';
import { drugOrder, handOver, orderTest, pickupCodeOf, rowOf, workOn } from './steps/order-work.ts';
import { expectPaper } from './steps/papers.ts';
import { enterAs, familyName, newPatient, signInByApi, signInLaboratory, signInPharmacy } from './steps/people.ts';
import { newMember } from './steps/shared-computer.ts';
import { pharmacy } from './steps/shops.ts';
import { expect, test } from './steps/test.ts';
import { francs } from './steps/wallets.ts';

test('the cashier of a laboratory takes the cash for an order that is ready and gives change, and then the order is handed over', async ({
  page,
  anotherPage,
}) => {
  const ordered = await orderTest('Clarisse');
  const { patient, id, code } = ordered;
  await workOn(id, 'READY');
  const laboratory = await signInLaboratory();
  const cashier = `Innocent ${familyName()}`;
  const { email, password } = await newMember(laboratory, 'cashier', cashier, '271828');
  await enterAs(page, await signInByApi(email, password));
  await page.goto('/dashboard/laboratory/cash');
  const due = cashPart(page, 'To be paid').getByRole('listitem').filter({ hasText: patient.name });
  await expect(due).toContainText(`${code} · ready`);
  await expectAccessible(page, 'the cash of a laboratory');
  const price = await takeCash(page, patient.name, 500);
  await expectPaper(page, bookedAt(page).getByRole('button', { name: /^Print receipt/ }));
  await expectAccessible(page, 'the cash for an order is booked');
  await bookedAt(page).getByRole('button', { name: 'Done' }).click();
  await expect(due).toHaveCount(0);
  await expect(cashPart(page, 'Receipts')).toContainText(patient.name);
  await expect(sumOf(page, cashier)).toHaveText(francs(price));

  const desk = await anotherPage();
  await enterAs(desk, laboratory);
  await desk.goto(`/dashboard/laboratory/orders?text-search=${code}`);
  await desk.getByRole('button', { name: `Hand over: order of ${patient.name}` }).click();
  await expect(desk.getByRole('dialog', { name: 'Hand the order over' })).toContainText(
    'were paid at your desk, as the receipt says',
  );
  await handOver(desk, await pickupCodeOf(ordered));
  await expect(rowOf(desk, patient.name)).toContainText('Completed');
});

test('the reception of a pharmacy takes the exact price in the panel of an order, and is told to give it back when the order is cancelled', async ({
  page,
}) => {
  const { sold } = await pharmacy('OTC');
  const patient = await newPatient('Donatille');
  const { code } = await drugOrder(patient, sold[0]!);
  const { email, password } = await newMember(await signInPharmacy(), 'reception', 'Rose Uwera', '271828');
  await enterAs(page, await signInByApi(email, password));
  await page.goto('/dashboard/pharmacy/prescriptions');
  await searchFor(page, code);
  const order = orderAt(page);
  await takeCash(page, patient.name);
  await bookedAt(page).getByRole('button', { name: 'Done' }).click();
  await expect(order.getByText(/^Receipt \d{4}-\d{6}$/)).toBeVisible();
  await expectPaper(page, order.getByRole('button', { name: /^Print receipt/ }));
  await expectAccessible(page, 'an order that is paid in cash');
  await setOrderStatus(page, 'Cancelled', ['were taken at the desk: give all of it back. The receipt is cancelled.']);
  await expect(order.getByText(/^Receipt/)).toHaveCount(0);
  await page.goto('/dashboard/pharmacy/cash');
  await expect(cashPart(page, 'Receipts').getByRole('listitem').filter({ hasText: patient.name })).toContainText(
    'Cancelled',
  );
});
