import { readFile } from 'node:fs/promises';
import { ask, told } from './steps/api.ts';
import { toast, orderAt, setOrderStatus } from './steps/desk.ts';
import { expectOrdered, finishInCash, next, orderFirst } from './steps/order.ts';
import { enterAs, newPatient, signInByApi } from './steps/people.ts';
import { prescribeTo } from './steps/prescribe.ts';
import { pharmacy, type Shop } from './steps/shops.ts';
import { expect, test } from './steps/test.ts';

const francs = (amount: number) => `${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ',')} Frw`;
const paper = { name: 'prescription.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
const signInPharmacy = () => signInByApi('pharmacy@ivuriro.test');
const signInOtherPharmacy = () => signInByApi('ineza.demo.pharmacy@places.ivuriro.test');

/** Catalogue ids of the drugs that the shop sells. */
async function drugIdsOf({ id, sold }: Shop): Promise<string[]> {
  const { data } = await told(`GET /view_pharmacy/${id}/drugs?per_page=100`);
  return sold.map((one) => data.find((offering: any) => offering.id === one.id).drug.id);
}

test('a drug is ordered with a consultation file, accepted and dispensed once, and another pharmacy comes too late', async ({
  page,
  anotherPage,
  travel,
}) => {
  const shop = await pharmacy('Rx');
  const [first, second] = shop.sold as [Shop['sold'][0], Shop['sold'][0]];
  const patient = await newPatient('Esperance');
  const file = await prescribeTo(patient, (await drugIdsOf(shop)).slice(0, 2), travel);
  const desk = await anotherPage();
  await enterAs(desk, await signInPharmacy());
  await desk.goto('/dashboard/pharmacy');
  await expect(desk.getByRole('heading', { name: /^Orders for last 12 months/ })).toBeVisible();

  await enterAs(page, patient);
  const dialog = await orderFirst(page, `/pharmacies/view/${shop.id}/drugs`, shop);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Add a prescription').first()).toBeVisible();
  await dialog.getByLabel('Consultation file').selectOption(file.id);
  await next(page, 2);
  await dialog.getByRole('radio', { name: 'I collect it myself' }).check();
  await next(page, 3);
  await finishInCash(page);
  const number = await expectOrdered(page);

  // the toast leads to the order from any page
  await expect(toast(desk, 'A new order has arrived')).toBeVisible();
  await desk.getByRole('button', { name: 'Open it' }).click();
  const order = orderAt(desk);
  await expect(order).toContainText(number);
  await expect(order).toContainText('From a doctor');
  await expect(order).toContainText('The patient collects it at your pharmacy');
  await expect(order.getByText('Not Paid', { exact: true })).toBeVisible();
  await expect(order.getByText('Waits for you')).toBeVisible();
  await expect(
    order.getByRole('combobox', { name: 'Status' }).getByRole('option', { name: /accept the prescription first/ }),
  ).toBeDisabled();
  await order.getByRole('button', { name: 'Show the prescription' }).click();
  const lines = order.getByRole('list', { name: 'Prescribed drugs' });
  await expect(lines.getByRole('listitem')).toHaveCount(2);
  await expect(lines).toContainText('Twice a day · One week');
  await order.getByRole('button', { name: 'Accept the prescription' }).click();
  await expect(order.getByText('Accepted', { exact: true })).toBeVisible();
  await setOrderStatus(desk, 'Completed', [
    `${francs(first.price)} count as paid to you in cash`,
    'What it holds of the prescription counts as dispensed',
  ]);
  // one of its two drugs was ordered here: the open panel is updated by itself
  await expect(lines.getByText('Not dispensed yet')).toHaveCount(1);

  // a second pharmacy read the prescription before: one drug is dispensed, the other is not
  const other = await signInOtherPharmacy();
  const counter = await anotherPage();
  await enterAs(counter, other);
  await counter.goto('/dashboard/pharmacy/dispensing');
  await counter.getByRole('button', { name: 'Look it up' }).click();
  await expect(counter.getByText('Enter the code')).toBeVisible();
  await counter.getByLabel('Code of the prescription').fill(file.code.toLowerCase().replace(/(.{4})/g, '$1 '));
  await counter.getByRole('button', { name: 'Look it up' }).click();
  await expect(counter.getByRole('heading', { name: `Prescription ${file.code}` })).toBeVisible();
  const main = counter.getByRole('main');
  await expect(main).toContainText(patient.name);
  await expect(main.getByRole('listitem').filter({ hasText: first.name })).toContainText(`by ${shop.name}`);
  await expect(main.getByRole('checkbox', { name: `Dispense ${first.name}` })).toHaveCount(0);
  await main.getByRole('button', { name: 'Dispense', exact: true }).click();
  await expect(toast(counter, 'No drugs selected')).toBeVisible();
  await main.getByRole('checkbox', { name: `Dispense ${second.name}` }).check();
  await main.getByRole('button', { name: 'Dispense 1 drug' }).click();
  const question = counter.getByRole('dialog', { name: 'Dispense this drug?' });
  await expect(question).toContainText(second.name);

  // the first pharmacy dispenses the other drug while the dialog of the second is open
  const { token } = await signInPharmacy();
  const { drugs } = await told(`GET /pharmacy/prescription/code/${file.code}`, { token });
  const rest = drugs.find((line: any) => line.drug.name === second.name);
  await told(`POST /pharmacy/prescription/code/${file.code}`, { token, body: { line_id: [rest.id] } });
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(main).toContainText('Something of it was dispensed by another pharmacy in the meantime.');
  await expect(main.getByRole('listitem').filter({ hasText: second.name })).toContainText(`by ${shop.name}`);
  await expect(main).toContainText('All of it is dispensed.');
  const { drugs: now } = await told(`GET /pharmacy/prescription/code/${file.code}`, { token });
  expect(now.map((line: any) => line.pharmacy.id)).toEqual([shop.id, shop.id]);
});

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

test('a pharmacy adds a drug from the catalogue at its price, edits it, marks it out of stock, and deletes it', async ({
  page,
}) => {
  const { token, ...rest } = await signInPharmacy();
  const shelves = async (): Promise<any[]> =>
    (await told('GET /pharmacy/load_class_drugs', { token })).flatMap((shelf: any) =>
      shelf.classes.flatMap((one: any) =>
        one.pharamcy_drugs.map((offering: any) => ({ ...offering, shelf: shelf.name })),
      ),
    );
  const offered = await shelves();
  const catalogue: any[] = await told('GET /drugs?withoutPaginate=1');
  const drug = catalogue.find(({ id, price }) => price > 0 && !offered.some((one) => one.drug.id === id));
  const own = async () => (await shelves()).find((one) => one.drug.id === drug.id);
  await enterAs(page, { token, ...rest });
  await page.goto('/dashboard/pharmacy/drugs');
  await page.getByRole('link', { name: 'Add a drug or product' }).click();
  const form = page.getByRole('dialog', { name: 'Add a drug or product' });
  await form.getByLabel('Drug', { exact: true }).pressSequentially(drug.name);
  await form.getByRole('option', { name: drug.name, exact: true }).click();
  await expect(form.getByLabel('Price in Frw')).toHaveAccessibleDescription(
    `Left empty, it is the price of the catalogue: ${francs(drug.price)}.`,
  );
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, 'Successfully added')).toBeVisible();
  expect(await own()).toMatchObject({ price: drug.price, status: 'IN_STOCK' });

  const shelf = page.getByRole('region', { name: drug.category.name, exact: true });
  const card = shelf.getByRole('article').filter({ has: page.getByRole('heading', { name: drug.name, exact: true }) });
  await expect(card).toContainText(francs(drug.price));
  await card.getByRole('button', { name: `Edit ${drug.name}` }).click();
  const edit = page.getByRole('dialog', { name: 'Update the drug' });
  await edit.getByLabel('Price in Frw').fill('as you like');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText('Enter the price in francs')).toBeVisible();
  await edit.getByLabel('Price in Frw').fill('4750');
  await edit.getByRole('radio', { name: 'Out of stock' }).check();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Successfully updated')).toBeVisible();
  await expect(card).toContainText('4,750 Frw');
  await expect(card.getByRole('checkbox', { name: `In stock: ${drug.name}` })).not.toBeChecked();
  expect(await own()).toMatchObject({ price: 4750, status: 'OUT_STOCK' });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toBe(
    'Price,Status,Drug,Drug description,Drug price,Drug status,Drug supply,Drug category,Drug class,Id',
  );
  expect(lines).toHaveLength(1 + (await shelves()).length);
  expect(lines.filter((line) => line.startsWith('4750,OUT_STOCK,') && line.includes(drug.name))).toHaveLength(1);

  await card.getByRole('button', { name: `Delete ${drug.name}` }).click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, 'Drug was removed')).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(await own()).toBeUndefined();
});

test('the camera reads the QR code of a document, and an unknown code is reported', async ({ page, travel }) => {
  const shop = await pharmacy('OTC');
  const patient = await newPatient('Claudine');
  const file = await prescribeTo(patient, (await drugIdsOf(shop)).slice(0, 1), travel);
  // a fake of the QR reader of browsers: it returns first a foreign code, then ours
  await page.addInitScript((code) => {
    let frames = 0;
    class BarcodeDetector {
      detect = () =>
        Promise.resolve([
          { rawValue: ++frames < 3 ? 'https://shop.example/7' : `https://ivuriro.example/verify/${code}` },
        ]);
    }
    Object.assign(globalThis, { BarcodeDetector });
  }, file.code);
  await enterAs(page, await signInPharmacy());
  await page.goto('/dashboard/pharmacy/dispensing/NOTACODE2345');
  // the unknown code stays in its field, to be corrected
  const typed = page.getByRole('textbox', { name: 'Code of the prescription' });
  await expect(typed).toHaveAccessibleDescription(/^We do not know this code\./);
  await expect(typed).toHaveValue('NOTACODE2345');
  await expect(typed).toBeFocused();
  await page.getByRole('button', { name: 'Scan the square' }).click();
  const scanner = page.getByRole('dialog', { name: 'Scan the square' });
  await expect(scanner).toContainText('This square is none of ours.');
  await expect(page.getByRole('heading', { name: `Prescription ${file.code}` })).toBeVisible();
  await expect(scanner).toBeHidden();
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: /^Dispense/ }).check();
  await main.getByRole('button', { name: 'Dispense 1 drug' }).click();
  await page.getByRole('dialog', { name: 'Dispense this drug?' }).getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, 'The drugs were dispensed')).toBeVisible();
  await expect(main).toContainText('All of it is dispensed.');
  expect(await told(`GET /verify/${file.code}`)).toMatchObject({ drugs: 1, dispensed: 1 });
});
