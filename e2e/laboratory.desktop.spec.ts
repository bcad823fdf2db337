import { told } from './steps/api.ts';
import { toast, orderAt, setOrderStatus } from './steps/desk.ts';
import { expectOrdered, fillAddress, next, orderOf, payBy, searchAndTick } from './steps/order.ts';
import { enterAs, newPatient } from './steps/people.ts';
import { laboratory, type Shop } from './steps/shops.ts';
import { expect, test } from './steps/test.ts';
import { francs } from './steps/wallets.ts';
import { signInLaboratory } from './steps/people.ts';

const paper = { name: 'blood count.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

test('an order of two tests that was paid by mobile money appears on the laboratory’s open page and is completed there, and the patient reads the results', async ({
  page,
  anotherPage,
}) => {
  const shop = await laboratory();
  const [first, second] = shop.sold as [Shop['sold'][0], Shop['sold'][0]];
  const patient = await newPatient('Vestine');
  const desk = await anotherPage();
  await enterAs(desk, await signInLaboratory());
  // sorts by newest first, because many other orders may have waited longer
  await desk.goto('/dashboard/laboratory/orders?order-by=-time');
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
  await expect(desk).toHaveURL(/\/orders\/[0-9a-f-]{36}\?order-by=-time$/);
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
  // after a reload, the URL opens the panel of the same order
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
  // typed input stays when a request fails because the connection broke
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

test('an order shows the patient all messages about it, and no message about another order', async ({ page }) => {
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
  // sends enough messages for a second page
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
