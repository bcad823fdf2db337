import * as z from 'zod';
import { stockStates } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { drugOffering, labOffering } from './order-shapes.ts';
import { id, line, named, nothing, page, paging, search, whole } from './wire.ts';

const one = { params: z.object({ id }) };

const price = whole.pipe(z.int().min(0, 'Enter the price in francs').max(10_000_000, 'The price is too high'));
const stock = z.enum(stockStates);
const searched = { query: z.object({ 'text-search': search, ...paging }) };
const priced = { turn_around_time: line().max(80), test_price: price, status: stock };
const removed = { ...one, data: nothing, summary: 'Removes the offering. Orders that contain it do not change.' };
const labOfferings = { audit: 'none', data: page(labOffering), summary: 'The offered tests A–Z.' } as const;
const drugOfferings = { audit: 'none', data: page(drugOffering), summary: 'The offered drugs A–Z.' } as const;

export const offerings = {
  laboratoryTests: endpoint('GET /laboratory-tests', {
    who: 'public',
    object: 'published_laboratory@query.laboratory_id',
    ...labOfferings,
    query: z.object({ laboratory_id: id, 'text-search': search, ...paging }),
  }),
  pharmacyDrugs: endpoint('GET /view_pharmacy/{id}/drugs', {
    who: 'public',
    object: 'published_pharmacy@params.id',
    ...one,
    ...searched,
    ...drugOfferings,
  }),
  ownTests: endpoint('GET /laboratory/tests', {
    who: 'laboratory',
    permission: 'profile.read',
    object: 'own',
    ...searched,
    ...labOfferings,
  }),
  addTest: endpoint('POST /laboratory/tests', {
    who: 'laboratory',
    permission: 'offerings.manage',
    object: 'own',
    audit: 'laboratory_offer.added',
    budget: 'write',
    body: z.strictObject({
      test: z.uuid('Select test').toLowerCase(),
      turn_around_time: priced.turn_around_time.default(''),
      test_price: price.default(0),
      status: stock.default('IN_STOCK'),
    }),
    data: labOffering,
    status: 201,
    message: 'Test added successfully',
    summary: 'Offers a test of the catalogue. 409 already_offered when it is offered already.',
  }),
  changeTest: endpoint('PUT /laboratory/tests/{id}', {
    who: 'laboratory',
    permission: 'offerings.manage',
    object: 'laboratory_offer@params.id',
    audit: 'laboratory_offer.changed',
    budget: 'write',
    alsoPut: true,
    ...one,
    body: z.strictObject({ test: id.optional(), ...priced }).partial(),
    data: labOffering,
    message: 'Test updated successfully',
    summary:
      'Changes the sent fields. Earlier orders keep their price. The test cannot be replaced by another one (422).',
  }),
  removeTest: endpoint('DELETE /laboratory/tests/{id}', {
    who: 'laboratory',
    permission: 'offerings.manage',
    object: 'laboratory_offer@params.id',
    audit: 'laboratory_offer.removed',
    budget: 'write',
    ...removed,
    message: 'Test was removed',
  }),
  ownDrugs: endpoint('GET /pharmacy/load_class_drugs', {
    who: 'pharmacy',
    permission: 'profile.read',
    object: 'own',
    audit: 'none',
    query: z.object({ 'text-search': search }),
    data: z.array(named.extend({ classes: z.array(named.extend({ pharamcy_drugs: z.array(drugOffering) })) })),
    lines: 'classes.pharamcy_drugs',
    summary: 'The offered drugs by category and class, all A–Z. Empty categories and classes are left out.',
  }),
  addDrug: endpoint('POST /pharmacy/drug', {
    who: 'pharmacy',
    permission: 'offerings.manage',
    object: 'own',
    audit: 'pharmacy_offer.added',
    budget: 'write',
    body: z.strictObject({
      drug_id: z.uuid('Select drug').toLowerCase(),
      price: price.optional(),
      status: stock.default('IN_STOCK'),
    }),
    data: drugOffering,
    status: 201,
    message: 'Successfully added',
    summary:
      'Offers a drug of the catalogue, at the price of the catalogue unless a price is sent. 409 already_offered when it is offered already.',
  }),
  changeDrug: endpoint('PUT /pharmacy/drug/{id}', {
    who: 'pharmacy',
    permission: 'offerings.manage',
    object: 'pharmacy_offer@params.id',
    audit: 'pharmacy_offer.changed',
    budget: 'write',
    alsoPut: true,
    ...one,
    body: z.strictObject({ drug_id: id, price, status: stock }).partial(),
    data: drugOffering,
    message: 'Successfully updated',
    summary:
      'Changes the sent fields. Earlier orders keep their price. The drug cannot be replaced by another one (422).',
  }),
  removeDrug: endpoint('DELETE /pharmacy/drug/{id}', {
    who: 'pharmacy',
    permission: 'offerings.manage',
    object: 'pharmacy_offer@params.id',
    audit: 'pharmacy_offer.removed',
    budget: 'write',
    ...removed,
    message: 'Drug was removed',
  }),
  adminPharmacyDrugs: endpoint('GET /admin/pharmacy/{pharmacy_id}/drugs', {
    who: 'admin',
    permission: 'profile.read',
    object: 'pharmacy@params.pharmacy_id',
    params: z.object({ pharmacy_id: id }),
    ...searched,
    ...drugOfferings,
  }),
};
