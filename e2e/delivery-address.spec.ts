import { expectAccessible } from './steps/accessible.ts';
import { told } from './steps/api.ts';
import { addChild } from './steps/children.ts';
import { next, orderFirst, orderOf } from './steps/order.ts';
import { enterAs, newPatient, signInPharmacy } from './steps/people.ts';
import { drugsAt, pharmacy } from './steps/shops.ts';
import { expect, test } from './steps/test.ts';

const house = 'Behind the market, the blue gate beside the tailor';
const levels = ['province', 'district', 'sector', 'cell'] as const;

/** Returns the first province, its first district, the first sector of that and the first cell of that. */
async function firstCell(): Promise<Record<(typeof levels)[number], { code: string; name: string }>> {
  const where: Record<string, { code: string; name: string }> = {};
  let within = '';
  for (const level of levels) {
    const [first] = await told(`GET /locations?within=${within}`);
    where[level] = first;
    within = first.code;
  }
  return where as Awaited<ReturnType<typeof firstCell>>;
}

test('the order dialog begins with the address of the patient’s last order, which can be changed, but with an empty address when the order is for a child', async ({
  page,
}) => {
  const shop = await pharmacy('OTC');
  const patient = await newPatient();
  const where = await firstCell();
  const { id: pharmacy_id } = await signInPharmacy();
  const body = {
    pharmacy_id,
    pharmacy_drug_id: [shop.sold[0]!.id],
    quantity: [1],
    collect: 0,
    ...Object.fromEntries(levels.map((level) => [level, where[level].code])),
    house_street_no: house,
    payment_method: 'CASH',
  };
  await told('POST /patient/order/pharmacy/prescription', { token: patient.token, body });

  await enterAs(page, patient);
  await page.goto('/profile/family');
  await addChild(page, 'Ineza', 'Female');
  const dialog = await orderFirst(page, drugsAt(shop), shop);
  await next(page, 2);
  const street = dialog.getByLabel('House and street number');
  await expect(street).toHaveValue(house);
  await expect(dialog.getByLabel('Cell', { exact: true }).locator('option:checked')).toHaveText(where.cell.name);
  await expect(dialog).toContainText('This is the address of the last order.');
  await expectAccessible(page, 'the address of the last order');
  await next(page, 3);
  await expect(dialog).toContainText(`${house}, ${where.cell.name}`);

  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('radio', { name: 'Ineza' }).check();
  await next(page, 2);
  await expect(dialog.getByLabel('Province')).toBeVisible();
  await expect(street).toHaveValue('');
  await expect(dialog.getByLabel('District')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('radio', { name: patient.name }).check();
  await next(page, 2);
  await expect(street).toHaveValue(house);

  await dialog.getByRole('button', { name: 'Use another address' }).click();
  await expect(dialog.getByLabel('Province')).toBeFocused();
  await expect(street).toHaveValue('');
  await street.fill('KG 7 Ave 12');
  await page.reload();
  await expect(orderOf(page).getByLabel('House and street number')).toHaveValue('KG 7 Ave 12');
});
