import type { DrugOffering, LabOffering } from '@ivuriro/contract';
import { call } from '../../../lib/api/call.ts';
import type { Kind } from '../../../domain/orders/order.ts';
import type { Find, Named } from '../../../ui/search-picker/search-function.ts';

export type Stock = LabOffering['status'];
/** A test or drug that a laboratory or pharmacy sells, as the form needs it. */
export type Offering = { id: string; of: string; name: string; price: number; status: Stock; turnAround: string };
/** The fields that a provider can set. Without a price, a drug has the price of the catalogue. */
export type Terms = Pick<Offering, 'status' | 'turnAround'> & { price?: number };

type Saved = Promise<{ message: string }>;
/** The API requests for one kind of offering; tests and drugs differ in these requests only. */
type OfferingRequests = {
  kind: Kind;
  find: Find;
  /** Reads all items of the catalogue that the laboratory or pharmacy already offers, from every page of its list. */
  offered: (signal: AbortSignal) => Promise<Named[]>;
  add: (of: string, terms: Terms) => Saved;
  change: (id: string, terms: Partial<Terms>) => Saved;
  remove: (id: string) => Saved;
};

export const offeringOfTest = ({ id, test, test_price, status, turn_around_time }: LabOffering): Offering => ({
  id,
  of: test.id,
  name: test.title,
  price: test_price,
  status,
  turnAround: turn_around_time,
});

export const offeringOfDrug = ({ id, drug, price, status }: DrugOffering): Offering => ({
  id,
  of: drug.id,
  name: drug.name,
  price,
  status,
  turnAround: '',
});

const asTest = ({ price, status, turnAround }: Partial<Terms>) => ({
  test_price: price,
  status,
  turn_around_time: turnAround,
});
const asDrug = ({ price, status }: Partial<Terms>) => ({ price, status });

export const offeringRequests: Record<Kind, OfferingRequests> = {
  laboratory: {
    kind: 'laboratory',
    find: async (text, signal) => {
      const { data } = await call('GET /tests', { query: { 'text-search': text }, signal });
      return data.map(({ id, title }) => ({ id, name: title }));
    },
    offered: async (signal) => {
      const pageOf = async (page: number) =>
        (await call('GET /laboratory/tests', { query: { page, per_page: 100 }, signal })).data;
      const first = await pageOf(1);
      const others = Array.from({ length: first.last_page - 1 }, (_, n) => pageOf(n + 2));
      const offerings = [first, ...(await Promise.all(others))].flatMap(({ data }) => data);
      return offerings.map(({ test }) => ({ id: test.id, name: test.title }));
    },
    add: (test, terms) => call('POST /laboratory/tests', { body: { test, ...asTest(terms) } }),
    change: (id, terms) => call('PUT /laboratory/tests/{id}', { params: { id }, body: asTest(terms) }),
    remove: (id) => call('DELETE /laboratory/tests/{id}', { params: { id } }),
  },
  pharmacy: {
    kind: 'pharmacy',
    find: async (text, signal) => {
      const { data } = await call('GET /drugs', { query: { 'text-search': text, withoutPaginate: '1' }, signal });
      return Array.isArray(data) ? data : data.data;
    },
    offered: async (signal) => {
      const { data } = await call('GET /pharmacy/load_class_drugs', { signal });
      return data.flatMap(({ classes }) => classes.flatMap((one) => one.pharamcy_drugs.map(({ drug }) => drug)));
    },
    add: (drug_id, terms) => call('POST /pharmacy/drug', { body: { drug_id, ...asDrug(terms) } }),
    change: (id, terms) => call('PUT /pharmacy/drug/{id}', { params: { id }, body: asDrug(terms) }),
    remove: (id) => call('DELETE /pharmacy/drug/{id}', { params: { id } }),
  },
};
