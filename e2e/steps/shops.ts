import { ask, told } from './api.ts';
import { signInByApi, type SignedIn } from './people.ts';

interface Sold {
  id: string;
  name: string;
  price: number;
}
export interface Shop {
  id: string;
  name: string;
  sold: Sold[];
}

/** The demo's laboratory; adds offerings when it has fewer than this number. */
export async function laboratory(tests = 3): Promise<Shop> {
  const { id, token, name } = await signInByApi('laboratory@ivuriro.test');
  const catalogue: { id: string }[] = await told('GET /tests');
  for (const test of catalogue.slice(0, tests)) {
    const body = { test: test.id, turn_around_time: '24 hours', test_price: 6500 };
    await offered('POST /laboratory/tests', token, body);
  }
  const { data } = await told(`GET /laboratory-tests?laboratory_id=${id}&per_page=100`);
  const sold = data.filter((one: any) => one.status === 'IN_STOCK');
  return { id, name, sold: sold.map((one: any) => ({ id: one.id, name: one.test.title, price: one.test_price })) };
}

/** The demo's pharmacy with its offerings that are sold freely (`OTC`), or with those on prescription (`Rx`). */
export async function pharmacy(supply: 'OTC' | 'Rx'): Promise<Shop> {
  const { id, token, name } = await signInByApi('pharmacy@ivuriro.test');
  const catalogue: any[] = await told('GET /drugs?withoutPaginate=1');
  const fitting = catalogue.filter((drug) => drug.supply === supply && drug.status === 'IN_STOCK' && drug.price > 0);
  for (const drug of fitting.slice(0, 2)) await offered('POST /pharmacy/drug', token, { drug_id: drug.id });
  const { data } = await told(`GET /view_pharmacy/${id}/drugs?per_page=100`);
  const sold = data.filter((one: any) => one.status === 'IN_STOCK' && one.drug.supply === supply);
  return { id, name, sold: sold.map(({ id, price, drug }: any) => ({ id, name: drug.name, price })) };
}

/** The id in the catalogue of a drug that the pharmacy sells. */
export async function catalogueIdOf({ id }: Shop, sold: { id: string }): Promise<string> {
  const { data } = await told(`GET /view_pharmacy/${id}/drugs?per_page=100`);
  return data.find((offering: any) => offering.id === sold.id).drug.id;
}

/** Adds an offering, unless the shop has it already. */
async function offered(line: string, token: string, body: unknown): Promise<void> {
  const { status, body: reply } = await ask(line, { token, body });
  if (status >= 300 && reply.code !== 'already_offered') throw new Error(`${line}: ${status} ${reply.message}`);
}

export const testsAt = ({ id }: Shop) => `/laboratories/${id}/tests`;
export const drugsAt = ({ id }: Shop) => `/pharmacies/view/${id}/drugs`;

export const labOrdersOf = async ({ token }: SignedIn) =>
  (await told('GET /patient/laboratory/test/orders', { token })).data;
export const drugOrdersOf = async ({ token }: SignedIn) => (await told('GET /patient/pharmacy/orders', { token })).data;
