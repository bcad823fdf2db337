import type { Locator, Page } from '@playwright/test';
import { told } from './api.ts';
import { newPatient, type SignedIn, signInLaboratory, signInPharmacy } from './people.ts';
import { laboratory } from './shops.ts';
import { expect } from './test.ts';

interface TestOrder {
  patient: SignedIn;
  id: string;
  code: string;
}

/** Orders a test at the demo's laboratory, which the patient will collect and pay there. */
export async function orderTest(given: string): Promise<TestOrder> {
  const shop = await laboratory();
  const patient = await newPatient(given);
  const body = { laboratory_id: shop.id, laboratory_test_id: [shop.sold[0]!.id], collect: 1, payment_method: 'CASH' };
  const { id, request_id } = await told('POST /patient/request/laboratory/test', { token: patient.token, body });
  return { patient, id, code: request_id };
}

export async function workOn(id: string, state: 'IN_WORK' | 'READY'): Promise<void> {
  const { token } = await signInLaboratory();
  await told(`POST /laboratory/test/orders/${id}/work`, { token, body: { state } });
}

/** The pick-up code of an order of tests, as shown to its patient. */
export async function pickupCodeOf({ patient: { token }, id }: TestOrder): Promise<string> {
  return (await told(`GET /patient/laboratory/test/orders/${id}`, { token })).pickup_code;
}

/** The row of an order in the list of the laboratory or pharmacy. */
export const rowOf = (page: Page, patient: string): Locator =>
  page.getByRole('main').getByRole('row').or(page.getByRole('main').getByRole('listitem')).filter({ hasText: patient });

/** Types the pick-up code into the open dialog; the last digit hands the order over. */
export async function handOver(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Hand the order over' });
  await dialog.getByRole('textbox', { name: 'Pick-up code' }).fill(code);
  await expect(dialog).toBeHidden();
}

/** Chooses a status above the open list, and expects that it then shows the orders of these patients and no others. */
export async function expectListed(page: Page, status: string, patients: string[]): Promise<void> {
  await page.getByRole('group', { name: 'Status' }).getByText(status, { exact: true }).click();
  await expect(page).toHaveURL(new RegExp(status, 'i'));
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  for (const patient of patients) await expect(rowOf(page, patient)).toBeVisible();
  await expect(page.locator('[data-row]')).toHaveCount(patients.length);
}

/** Orders a drug at the demo's pharmacy, which the patient will collect and pay there. */
export async function drugOrder({ token }: SignedIn, { id: sold }: { id: string }, file?: string) {
  const { id: shop } = await signInPharmacy();
  const body = {
    pharmacy_id: shop,
    pharmacy_drug_id: [sold],
    quantity: [1],
    collect: 1,
    payment_method: 'CASH',
    ...(file && { consultation_file_id: file }),
  };
  const { id, request_id } = await told('POST /patient/order/pharmacy/prescription', { token, body });
  const pickupCode = async (): Promise<string> =>
    (await told(`GET /patient/pharmacy/orders/${id}`, { token })).pickup_code;
  return { id: id as string, code: request_id as string, pickupCode };
}
