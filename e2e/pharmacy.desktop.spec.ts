import { told } from './steps/api.ts';
import { toast, orderAt, setOrderStatus } from './steps/desk.ts';
import { chooseToCollect, expectOrdered, finishInCash, orderFirst } from './steps/order.ts';
import { enterAs, newPatient, signInByApi } from './steps/people.ts';
import { prescribeTo } from './steps/prescribe.ts';
import { pharmacy, type Shop } from './steps/shops.ts';
import { expect, test } from './steps/test.ts';
import { francs } from './steps/wallets.ts';
import { signInPharmacy } from './steps/people.ts';

const signInOtherPharmacy = () => signInByApi('ineza.demo.pharmacy@places.ivuriro.test');

/** Catalogue ids of the drugs that the shop sells. */
async function drugIdsOf({ id, sold }: Shop): Promise<string[]> {
  const { data } = await told(`GET /view_pharmacy/${id}/drugs?per_page=100`);
  return sold.map((one) => data.find((offering: any) => offering.id === one.id).drug.id);
}

test('a patient orders a drug with a consultation file, the pharmacy accepts and dispenses it once, and another pharmacy cannot dispense it again', async ({
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
  await chooseToCollect(page);
  await finishInCash(page);
  const number = await expectOrdered(page);

  // the toast opens the order from any page
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
  // the order contained one of the two drugs of the prescription; the open panel shows without a reload that one drug
  // is left
  await expect(lines.getByText('Not dispensed yet')).toHaveCount(1);

  // a second pharmacy looks the prescription up before the first one dispenses the other drug
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

test('the camera reads the QR code of a document, and an unknown code is reported', async ({ page, travel }) => {
  const shop = await pharmacy('OTC');
  const patient = await newPatient('Claudine');
  const file = await prescribeTo(patient, (await drugIdsOf(shop)).slice(0, 1), travel);
  // a fake of the browser's QR reader: it returns first the code of another site, then the code of the prescription
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
