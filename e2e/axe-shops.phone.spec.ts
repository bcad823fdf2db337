import { expectAccessible } from './steps/accessible.ts';
import { told } from './steps/api.ts';
import { orderAt } from './steps/desk.ts';
import { next, orderFirst } from './steps/order.ts';
import { enterAs, newPatient, signInByApi } from './steps/people.ts';
import { laboratory, pharmacy, type Shop } from './steps/shops.ts';
import { expect, test } from './steps/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Checks each screen once on a phone in dark mode and once on a desktop in light mode.
test.beforeEach(({ page, isMobile }) => page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' }));

test("a laboratory's dashboard is accessible", async ({ page }) => {
  const { id, sold } = await laboratory();
  const { token } = await newPatient();
  const [first] = sold as [Shop['sold'][0]];
  const body = { laboratory_id: id, laboratory_test_id: [first.id], collect: 1, payment_method: 'CASH' };
  const order = await told('POST /patient/request/laboratory/test', { token, body });
  await enterAs(page, await signInByApi('laboratory@ivuriro.test'));
  await page.goto('/dashboard/laboratory');
  await expect(page.getByRole('heading', { name: 'Pending orders' })).toBeVisible();
  await expectAccessible(page, 'overview');
  await page.goto('/dashboard/laboratory/orders');
  await expect(page.getByRole('link', { name: /\w+ \w+/ }).first()).toBeVisible();
  await expectAccessible(page, 'orders');
  await page.goto(`/dashboard/laboratory/orders/${order.id}`);
  await expect(orderAt(page)).toContainText(order.request_id);
  await expectAccessible(page, 'an order');
  await orderAt(page).getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Cancelled' });
  await expect(page.getByRole('dialog', { name: 'Cancel this order?' })).toBeVisible();
  await expectAccessible(page, 'the question before a change');
  await page.goto(`/dashboard/laboratory/orders/${order.id}?dialog=results`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Write a message')).toBeVisible();
  await expectAccessible(page, 'the results with a complaint');
  await page.goto('/dashboard/laboratory/orders/01970000-0000-7000-8000-000000000000');
  await expect(page.getByText('This order is not here').first()).toBeVisible();
  await expect(page).toHaveURL(/\/orders$/);
  await page.goto('/dashboard/laboratory/tests');
  await expect(page.getByRole('button', { name: /^Edit/ }).first()).toBeVisible();
  await expectAccessible(page, 'tests');
  await page.goto('/dashboard/laboratory/tests?dialog=add');
  const form = page.getByRole('dialog', { name: 'Add a test' });
  await form.getByLabel('Test', { exact: true }).pressSequentially('blood');
  await expect(form.getByRole('option').first()).toBeVisible();
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expectAccessible(page, 'a test with complaints');
});

test("a pharmacy's dashboard is accessible", async ({ page }) => {
  const shop = await pharmacy('Rx');
  const patient = await newPatient();
  const [first] = shop.sold as [Shop['sold'][0]];
  const form = new FormData();
  form.append('pharmacy_id', shop.id);
  form.append('pharmacy_drug_id[]', first.id);
  form.append('quantity[]', '1');
  form.append('collect', '1');
  form.append('payment_method', 'CASH');
  form.append('attachments', new File(['Twice a day'], 'prescription.txt', { type: 'text/plain' }));
  const headers = { authorization: `Bearer ${patient.token}` };
  const ordered = await page.request.post('/api/patient/order/pharmacy/prescription', { headers, multipart: form });
  const { id } = (await ordered.json()).data;
  await enterAs(page, await signInByApi('pharmacy@ivuriro.test'));
  await page.goto('/dashboard/pharmacy');
  await expect(page.getByRole('heading', { name: 'Pending orders' })).toBeVisible();
  await expectAccessible(page, 'overview');
  await page.goto(`/dashboard/pharmacy/prescriptions/${id}`);
  await expect(orderAt(page).getByText('Waits for you')).toBeVisible();
  await expectAccessible(page, 'an order on prescription');
  await orderAt(page).getByRole('button', { name: 'Refuse it' }).click();
  await expectAccessible(page, 'the question before a refusal');
  await page.goto('/dashboard/pharmacy/drugs');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page, 'drugs');
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await expect(page.getByRole('dialog', { name: 'Update the drug' })).toBeVisible();
  await expectAccessible(page, 'a drug');
  await page.goto('/dashboard/pharmacy/drugs?text-search=zzzzzz');
  await expect(page.getByText('Nothing found for “zzzzzz”')).toBeVisible();
  await expectAccessible(page, 'no drug found');
  await page.goto('/dashboard/pharmacy/dispensing');
  await page.getByRole('button', { name: 'Look it up' }).click();
  await expectAccessible(page, 'dispensing with a complaint');
  const { token } = await signInByApi('patient@ivuriro.test');
  const appointments: any[] = await told('GET /patient/appointments?isPastConsultation=1&withoutPaginate=1', { token });
  const { code } = appointments
    .map((appointment) => appointment.consulatation_file)
    .find((file) => file?.drugs.length > 1);
  await page.goto(`/dashboard/pharmacy/dispensing/${code}`);
  await expect(page.getByRole('list', { name: 'Prescribed drugs' })).toBeVisible();
  await expectAccessible(page, 'a prescription');
});

test('at 200 % zoom the order dialog shows the message about a missing field on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 410 });
  const shop = await laboratory();
  await enterAs(page, await newPatient());
  const dialog = await orderFirst(page, `/laboratories/${shop.id}/tests`, shop);
  await next(page, 2);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Add Your province', { exact: true })).toBeInViewport({ ratio: 1 });
});
