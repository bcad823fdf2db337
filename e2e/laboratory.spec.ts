import { ask, told } from './steps/api.ts';
import { toast, orderAt, setOrderStatus } from './steps/desk.ts';
import { expectOrdered, fillAddress, next, orderOf, payBy, searchAndTick } from './steps/order.ts';
import { enterAs, newPatient, signInByApi } from './steps/people.ts';
import { laboratory, type Shop } from './steps/shops.ts';
import { expect, test } from './steps/test.ts';

const francs = (amount: number) => `${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ',')} Frw`;
const signInLaboratory = () => signInByApi('laboratory@ivuriro.test');
const paper = { name: 'blood count.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

test('an order of two tests by mobile money appears by itself, is completed, and the patient reads the results', async ({
  page,
  anotherPage,
}) => {
  const shop = await laboratory();
  const [first, second] = shop.sold as [Shop['sold'][0], Shop['sold'][0]];
  const patient = await newPatient('Vestine');
  const desk = await anotherPage();
  await enterAs(desk, await signInLaboratory());
  await desk.goto('/dashboard/laboratory/orders?status=PENDING');
  await expect(desk.getByRole('status').filter({ hasText: /of \d/ })).toBeVisible();
  await expect(desk.getByRole('link', { name: patient.name })).toHaveCount(0);

  await enterAs(page, patient);
  await page.goto(`/laboratories/${shop.id}/tests`);
  await searchAndTick(page, first.name);
  await searchAndTick(page, second.name);
  await page.getByRole('button', { name: 'Order Selected' }).click();
  await expect(orderOf(page).getByRole('heading', { name: /Step 1 of 4/ })).toBeVisible();
  await next(page, 2);
  const [, , sector] = await fillAddress(page, 'KG 7 Ave 12');
  await next(page, 3);
  await (await payBy(page, 'Mobile money')).getByRole('button', { name: 'Approve' }).click();
  const number = await expectOrdered(page);

  await expect(toast(desk, 'A new order has arrived')).toBeVisible();
  await expect(desk.getByRole('link', { name: patient.name })).toBeVisible();
  await desk.getByRole('link', { name: patient.name }).click();
  const order = orderAt(desk);
  await expect(order).toContainText(number);
  await expect(desk).toHaveURL(/\/orders\/[0-9a-f-]{36}$/);
  for (const { name, price } of [first, second])
    await expect(order.getByRole('listitem').filter({ hasText: name })).toContainText(francs(price));
  await expect(order.getByRole('listitem').filter({ hasText: /^Total/ })).toContainText(
    francs(first.price + second.price),
  );
  await expect(order.getByText('Paid', { exact: true })).toBeVisible();
  await expect(order).toContainText(`KG 7 Ave 12`);
  await expect(order).toContainText(sector!);
  // Escape closes the panel wherever the focus is, and returns the focus to the list
  await order.getByRole('link', { name: 'Send the results' }).focus();
  await desk.keyboard.press('Escape');
  await expect(order).toHaveCount(0);
  await expect(desk.getByRole('link', { name: patient.name })).toBeFocused();
  await desk.keyboard.press('Enter');
  // the URL opens the same panel again
  await expect(order).toContainText(number);
  await desk.reload();
  await expect(order).toContainText(number);

  await setOrderStatus(desk, 'Completed', [
    `Your share of ${francs(first.price + second.price)} is earned`,
    'The patient is told.',
  ]);
  await order.getByRole('link', { name: 'Send the results' }).click();
  const letter = desk.getByRole('dialog', { name: 'Message to the patient' });
  await expect(letter.getByLabel('Subject')).toHaveValue('Lab Test Results');
  await letter.getByRole('button', { name: 'Send' }).click();
  await expect(letter.getByText('Write a message')).toBeVisible();
  await letter.getByLabel('Message').fill('Both values are normal.');
  await letter
    .getByLabel('Results and other files')
    .setInputFiles([paper, { ...paper, name: 'large.pdf', buffer: Buffer.alloc(1_048_577) }]);
  await expect(letter.getByRole('alert')).toContainText('large.pdf is larger than 1 MB.');
  // a broken connection loses no input
  await desk.route('**/test/result/message', (route) => route.abort(), { times: 1 });
  await letter.getByRole('button', { name: 'Send' }).click();
  await expect(toast(desk, 'No connection. Try again in a moment: nothing is sent twice.')).toBeVisible();
  await expect(letter.getByLabel('Message')).toHaveValue('Both values are normal.');
  await letter.getByRole('button', { name: 'Send' }).click();
  await expect(toast(desk, 'Message sent successfully')).toBeVisible();
  await expect(letter).toBeHidden();
  await expect(order.getByRole('link', { name: 'Lab Test Results' })).toHaveAttribute('href', /box=sent&id=/);

  await page.goto('/profile/notification');
  await expect(page.getByText(/order of tests is completed/).first()).toBeVisible();
  await page
    .getByRole('link', { name: /A laboratory has sent you a result/ })
    .first()
    .click();
  const message = page.getByRole('article');
  await expect(message).toContainText('Lab Test Results');
  await expect(message).toContainText('Both values are normal.');
  await expect(message.getByRole('link', { name: paper.name })).toBeVisible();
});

test('an order shows the patient all messages about it, and none about another order', async ({ page }) => {
  const shop = await laboratory();
  const patient = await newPatient('Josiane');
  const { token } = await signInLaboratory();
  const order = (sold: Shop['sold'][0]) =>
    told('POST /patient/request/laboratory/test', {
      token: patient.token,
      body: { laboratory_id: shop.id, laboratory_test_id: [sold.id], collect: 1, payment_method: 'CASH' },
    });
  const [first, second] = [await order(shop.sold[0]!), await order(shop.sold[1]!)];
  const send = (subject: string, reference_id: string) =>
    told('POST /laboratory/send/test/result/message', {
      token,
      body: { subject, message: 'All is normal.', reference_id },
    });
  // more than one page of messages
  const subjects = Array.from({ length: 12 }, (_, at) => `Value ${at + 1} of the first`);
  for (const subject of subjects) await send(subject, first.id);
  await send('Only of the second', second.id);
  await enterAs(page, patient);
  for (const [id, sent] of [
    [first.id, subjects.toReversed()],
    [second.id, ['Only of the second']],
  ] as const) {
    await page.goto(`/profile/orders?id=${id}`);
    const letters = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: `Sent to you by ${shop.name}` }) });
    await expect(letters.getByRole('link')).toHaveText(sent.map((subject) => new RegExp(subject)));
  }
});

test('an order is cancelled after a confirmation, and refunded in full', async ({ page }) => {
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
  // the header has a link to calls for doctors only
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0);
  await page.getByRole('link', { name: 'Pending orders' }).click();
  await expect(page).toHaveURL(/\/orders\?status=PENDING$/);
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

test('a laboratory adds a test from the catalogue, changes it, marks it out of stock, and deletes it', async ({
  page,
}) => {
  const { token, id, ...rest } = await signInLaboratory();
  const own = async (test: string) => {
    const list: any[] = (await told('GET /laboratory/tests?per_page=100', { token })).data;
    return list.find((one) => one.test.id === test);
  };
  // the demo's laboratory offers all tests of the catalogue
  const missing = (await told<{ id: string; title: string }[]>('GET /tests')).at(-1)!;
  const before = await own(missing.id);
  if (before) await told(`DELETE /laboratory/tests/${before.id}`, { token });
  await enterAs(page, { token, id, ...rest });
  await page.goto('/dashboard/laboratory/tests');
  await page.getByRole('link', { name: 'Add a test' }).click();
  const form = page.getByRole('dialog', { name: 'Add a test' });
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('Select test')).toBeVisible();
  await expect(form.getByText('Enter the price in francs')).toBeVisible();
  // an item of the last page is marked as well, although the list behind the dialog shows only the first page
  const offered = (await told('GET /laboratory/tests?per_page=100', { token })).data.at(-1).test.title;
  await form.getByPlaceholder('Search tests').fill(offered);
  await expect(form.getByRole('option', { name: `${offered} already added` })).toBeDisabled();
  await form.getByPlaceholder('Search tests').fill('');
  await form.getByLabel('Test', { exact: true }).pressSequentially(missing.title);
  await form.getByRole('option', { name: missing.title, exact: true }).click();
  await form.getByLabel('Turn-around time').fill('2 Hours');
  await form.getByLabel('Price in Frw').fill('12,500');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, 'Test added successfully')).toBeVisible();
  await expect(form).toBeHidden();

  await page.getByRole('searchbox', { name: 'Search tests' }).fill(missing.title);
  await expect(page).toHaveURL(/text-search=/);
  const row = page
    .getByRole('row')
    .or(page.getByRole('list', { name: 'Offered tests' }).getByRole('listitem'))
    .filter({ hasText: missing.title });
  await expect(row.filter({ hasText: '12,500 Frw' }).filter({ hasText: '2 Hours' })).toHaveCount(1);
  await page.getByRole('button', { name: `Edit ${missing.title}` }).click();
  const edit = page.getByRole('dialog', { name: 'Update the test' });
  await edit.getByLabel('Price in Frw').fill('9000');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Test updated successfully')).toBeVisible();
  await expect(row.filter({ hasText: '9,000 Frw' })).toHaveCount(1);
  await page.getByRole('checkbox', { name: `In stock: ${missing.title}` }).uncheck();
  await expect.poll(async () => (await own(missing.id))?.status).toBe('OUT_STOCK');
  expect(await own(missing.id)).toMatchObject({ test_price: 9000, turn_around_time: '2 Hours' });

  await page.getByRole('button', { name: `Delete ${missing.title}` }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await question.getByRole('button', { name: 'No' }).click();
  expect(await own(missing.id)).toBeDefined();
  await page.getByRole('button', { name: `Delete ${missing.title}` }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, 'Test was removed')).toBeVisible();
  await expect.poll(() => own(missing.id)).toBeUndefined();
});
