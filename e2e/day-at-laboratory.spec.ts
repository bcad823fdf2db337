import { expectAccessible } from './steps/accessible.ts';
import { orderAt, searchFor, setOrderStatus, toast } from './steps/desk.ts';
import { expectListed, handOver, orderTest, pickupCodeOf, rowOf } from './steps/order-work.ts';
import { expectPaper } from './steps/papers.ts';
import { enterAs, familyName, signInByApi, signInLaboratory } from './steps/people.ts';
import { newMember } from './steps/shared-computer.ts';
import { expect, test } from './steps/test.ts';

const orders = '/dashboard/laboratory/orders';
const sheet = { name: 'blood count.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

test('technician and validator of a laboratory work through a day, from the first order to the lists of the evening', async ({
  page,
  anotherPage,
}) => {
  const laboratory = await signInLaboratory();
  // all patients of this test have the same given name, which no other patient has
  const given = familyName();
  const [technician, validator] = [await anotherPage(), await anotherPage()];
  for (const [desk, role, name] of [
    [technician, 'technician', 'Olive Iradukunda'],
    [validator, 'validator', 'Fabrice Mugisha'],
  ] as const) {
    const { email, password } = await newMember(laboratory, role, name, '271828');
    await enterAs(desk, await signInByApi(email, password));
    await desk.goto(orders);
    await expect(rowOf(desk, 'Frw').first()).toBeVisible();
  }

  // a new order is announced on the open screen, and the technician starts it
  const first = await orderTest(given);
  await expect(toast(technician, 'A new order has arrived')).toBeVisible();
  await technician.getByRole('button', { name: 'Open it' }).click();
  const order = orderAt(technician);
  await expect(order).toContainText(first.code);
  await expect(order.getByRole('button', { name: 'Result sheet' })).toHaveCount(0);
  await expectPaper(technician, order.getByRole('button', { name: 'Request' }));
  await order.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(order).toContainText('In work');
  await enterAs(page, first.patient);
  await page.goto(`/profile/orders?id=${first.id}`);
  await expect(page.getByRole('dialog')).toContainText('The laboratory works on your order.');

  // the laboratory cannot do the next order today and cancels it: its patient reads the reason
  const second = await orderTest(given);
  await expect(toast(technician, 'A new order has arrived')).toBeVisible();
  await searchFor(technician, second.code);
  await setOrderStatus(technician, 'Cancelled', ['The patient is told.'], 'The analyser is being repaired.');
  await expect(order).toContainText('The analyser is being repaired.');
  await expect(order.getByRole('button', { name: 'Request' })).toHaveCount(0);
  await expectAccessible(technician, 'an order that was refused');
  const other = await anotherPage();
  await enterAs(other, second.patient);
  await other.goto(`/profile/orders?id=${second.id}`);
  await expect(other.getByRole('dialog')).toContainText('has cancelled this order: The analyser is being repaired.');

  // the result is there: the technician marks the order as ready, and the validator finds the order by its number and
  // sends the result
  await searchFor(technician, first.code);
  await order.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect(toast(technician, 'Ready: the patient is told')).toBeVisible();
  await searchFor(validator, first.code);
  const released = orderAt(validator);
  await released.getByRole('link', { name: 'Send the results' }).click();
  const letter = validator.getByRole('dialog', { name: 'Message to the patient' });
  await letter.getByRole('checkbox', { name: 'Complete the order' }).uncheck();
  await letter.getByLabel('Message').fill('All values are normal.');
  await letter.getByLabel('Results and other files').setInputFiles(sheet);
  await letter.getByRole('button', { name: 'Send' }).click();
  await expect(letter).toBeHidden();
  await expect(released.getByRole('link', { name: 'Lab Test Results' })).toBeVisible();
  await expectPaper(validator, released.getByRole('button', { name: 'Result sheet' }));
  await expectAccessible(validator, 'an order whose result was sent');

  // the patient of the first order comes with the pick-up code
  await technician.goto(`${orders}?text-search=${given}`);
  await technician.getByRole('button', { name: `Hand over: order of ${first.patient.name}` }).click();
  await handOver(technician, await pickupCodeOf(first));
  await expect(rowOf(technician, first.patient.name)).toContainText('Completed');
  await expect(page.getByRole('dialog').getByText('Completed')).toBeVisible();

  // another patient only wants the result: it is sent and the order completed in one step
  const third = await orderTest(given);
  await searchFor(validator, third.code);
  await released.getByRole('link', { name: 'Send the results' }).click();
  await letter.getByLabel('Message').fill('The value is a little high, please see your doctor.');
  await letter.getByRole('button', { name: 'Send' }).click();
  await expect(letter).toBeHidden();

  // in the evening each order is in the list of its status
  await technician.goto(`${orders}?text-search=${given}`);
  await expectListed(technician, 'Completed', [first.patient.name, third.patient.name]);
  await expectAccessible(technician, 'the completed orders of a day');
  await expectListed(technician, 'Cancelled', [second.patient.name]);
  await expectListed(technician, 'Pending', []);
});
