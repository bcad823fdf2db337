import * as z from 'zod';
import { stockStates } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { drugOffering, drugOrder, labOffering, labOrder, orderStates } from './order-shapes.ts';
import { amountShown, confirming, paymentMethods } from './payments.ts';
import {
  filter,
  flag,
  id,
  line,
  many,
  named,
  nothing,
  optionalLine,
  optionalText,
  page,
  paging,
  search,
  uuid,
  whole,
} from './wire.ts';

/** The supplies of drugs that are sold online. `Rx` needs a prescription. */
export const orderableSupplies: readonly string[] = ['OTC', 'Rx', 'Product'];
/** For so many days a consultation file counts as a prescription, and as the reason for an order. */
export const prescriptionDays = 90;
/** The most packs of one drug in an order. */
export const quantityLimit = 100;

/** The wizard shows the first rule that fails. With `collect` no address is required. */
const delivery = {
  collect: flag.default(false),
  province: optionalLine(80),
  district: optionalLine(80),
  sector: optionalLine(80),
  cell: optionalLine(80),
  village: optionalLine(80),
  house_street_no: optionalLine(200),
  consultation_file_id: z.union([z.literal(''), uuid.toLowerCase()]).optional(),
  payment_method: z.enum(paymentMethods, 'Please select payment method').optional(),
};
const ticked = (none: string) => many(z.uuid(none).toLowerCase()).refine((items) => items.length > 0, none);
export const labOrderRequest = z.strictObject({
  laboratory_id: z.uuid('Select laboratory').toLowerCase(),
  laboratory_test_id: ticked('No tests selected').refine((items) => items.length <= 100, 'At most 100 tests'),
  ...delivery,
});
export const drugOrderRequest = z.strictObject({
  pharmacy_id: z.uuid('Select pharmacy').toLowerCase(),
  pharmacy_drug_id: ticked('No drugs selected').refine((items) => items.length <= 100, 'At most 100 drugs'),
  quantity: many(whole.pipe(z.int().min(1, 'Quantity is 1 to 100').max(quantityLimit, 'Quantity is 1 to 100'))),
  ...delivery,
});
export type LabOrderRequest = z.output<typeof labOrderRequest>;
export type DrugOrderRequest = z.output<typeof drugOrderRequest>;

const sent = optionalText(2_000);
const sentList = z.union([z.array(z.union([z.string().max(100), z.number()])), z.string().max(100), z.number()]);
/** Validated by the handler in the wizard's order; with `payment_data.tx_ref` those of the payment intent are used. */
const sentOrder = {
  province: sent,
  district: sent,
  sector: sent,
  cell: sent,
  village: sent,
  house_street_no: sent,
  collect: z.union([z.string(), z.number(), z.boolean()]).optional(),
  consultation_file_id: sent,
  payment_method: sent,
  amount_shown: amountShown,
  transaction_id: z.union([z.string(), z.number()]).optional(),
  payment_data: z.unknown().optional(),
};
const ordering = {
  who: 'patient',
  object: 'own',
  tolerates: ['amount_paid', 'category'],
  files: { field: 'attachments', kind: 'attachment', max: 10 },
  status: 201,
  message: 'Your order was submitted',
} as const;

const one = { params: z.object({ id }) };
const ofStatus = {
  object: 'own',
  audit: 'none',
  query: z.object({ status: filter, 'text-search': search, ...paging }),
} as const;
const cancel = z.strictObject({ status: z.literal('CANCELLED') });
const change = { audit: 'order.status', alsoPut: true, message: 'Order status updated successfully' } as const;

const sought = 'text-search takes how words of the patient’s name begin, their code, or the one of the order.';
const labOrders = { ...ofStatus, data: page(labOrder), summary: `Laboratory orders, newest first. ${sought}` };
const drugOrders = { ...ofStatus, data: page(drugOrder), summary: `Pharmacy orders, newest first. ${sought}` };
const onLabOrder = { object: 'laboratory_order@params.id', ...one, data: labOrder } as const;
const onDrugOrder = { object: 'pharmacy_order@params.id', ...one, data: drugOrder } as const;
const changes = 'Sets the status with its effects on money and notices; the same status again does nothing.';

export const orders = {
  requestTests: endpoint('POST /patient/request/laboratory/test', {
    ...ordering,
    audit: 'laboratory_order.placed',
    budget: 'booking',
    body: z.strictObject({ laboratory_id: sent, laboratory_test_id: sentList.optional(), ...sentOrder }),
    data: z.union([labOrder, confirming]),
    summary:
      'Orders tests: with CASH at once, at most at amount_shown (409 price_changed says the amount), else by a payment that the server itself verifies; 202 while it is being confirmed.',
  }),
  orderDrugs: endpoint('POST /patient/order/pharmacy/prescription', {
    ...ordering,
    audit: 'pharmacy_order.placed',
    budget: 'booking',
    body: z.strictObject({
      pharmacy_id: sent,
      pharmacy_drug_id: sentList.optional(),
      quantity: sentList.optional(),
      ...sentOrder,
    }),
    data: z.union([drugOrder, confirming]),
    summary:
      'Orders drugs: with CASH at once, at most at amount_shown (409 price_changed says the amount), else by a payment that the server itself verifies; 202 while it is being confirmed.',
  }),
  patientLabOrders: endpoint('GET /patient/laboratory/test/orders', { who: 'patient', ...labOrders }),
  patientLabOrder: endpoint('GET /patient/laboratory/test/orders/{id}', {
    who: 'patient',
    ...onLabOrder,
    audit: 'laboratory_order.read',
    budget: 'audited_read',
    summary: 'One order.',
  }),
  cancelLabOrder: endpoint('PUT /patient/laboratory/test/orders/{id}', {
    budget: 'change',
    who: 'patient',
    ...onLabOrder,
    ...change,
    body: cancel,
    summary: 'Cancels while PENDING; all of the money goes back.',
  }),
  patientDrugOrders: endpoint('GET /patient/pharmacy/orders', { who: 'patient', ...drugOrders }),
  patientDrugOrder: endpoint('GET /patient/pharmacy/orders/{id}', {
    who: 'patient',
    ...onDrugOrder,
    audit: 'pharmacy_order.read',
    budget: 'audited_read',
    summary: 'One order.',
  }),
  cancelDrugOrder: endpoint('PUT /patient/pharmacy/orders/{id}', {
    budget: 'change',
    who: 'patient',
    ...onDrugOrder,
    ...change,
    body: cancel,
    summary: 'Cancels while PENDING; all of the money goes back.',
  }),
  laboratoryOrders: endpoint('GET /laboratory/test/orders', { who: 'laboratory', ...labOrders }),
  laboratoryOrder: endpoint('GET /laboratory/test/order/{id}', {
    who: 'laboratory',
    ...onLabOrder,
    audit: 'laboratory_order.read',
    budget: 'audited_read',
    summary: 'One order.',
  }),
  changeLabOrder: endpoint('PUT /laboratory/test/orders/{id}', {
    budget: 'change',
    who: 'laboratory',
    ...onLabOrder,
    ...change,
    body: z.strictObject({ status: z.enum(orderStates) }),
    summary: changes,
  }),
  pharmacyOrders: endpoint('GET /pharmacy/prescription/orders', { who: 'pharmacy', ...drugOrders }),
  pharmacyOrder: endpoint('GET /pharmacy/prescription/order/{id}', {
    who: 'pharmacy',
    ...onDrugOrder,
    audit: 'pharmacy_order.read',
    budget: 'audited_read',
    summary: 'One order.',
  }),
  changeDrugOrder: endpoint('PUT /pharmacy/prescription/orders/{id}', {
    budget: 'change',
    who: 'pharmacy',
    ...onDrugOrder,
    ...change,
    body: z.strictObject({ status: z.enum(orderStates).optional(), prescription_accepted: flag.optional() }),
    summary: `${changes} An order that needs a prescription is COMPLETED only with prescription_accepted.`,
  }),
};

const price = whole.pipe(z.int().min(0, 'Enter the price in francs').max(10_000_000, 'The price is too high'));
const stock = z.enum(stockStates);
const searched = { query: z.object({ 'text-search': search, ...paging }) };
const priced = { turn_around_time: line().max(80), test_price: price, status: stock };
const removed = { ...one, data: nothing, summary: 'Takes it from the list; orders keep what they name.' };
const labOfferings = { audit: 'none', data: page(labOffering), summary: 'Offered tests A–Z.' } as const;
const drugOfferings = { audit: 'none', data: page(drugOffering), summary: 'Offered drugs A–Z.' } as const;

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
  ownTests: endpoint('GET /laboratory/tests', { who: 'laboratory', object: 'own', ...searched, ...labOfferings }),
  addTest: endpoint('POST /laboratory/tests', {
    who: 'laboratory',
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
    summary: 'Offers a test of the catalogue; 409 already_offered.',
  }),
  changeTest: endpoint('PUT /laboratory/tests/{id}', {
    who: 'laboratory',
    object: 'laboratory_offer@params.id',
    audit: 'laboratory_offer.changed',
    budget: 'write',
    alsoPut: true,
    ...one,
    body: z.strictObject({ test: id.optional(), ...priced }).partial(),
    data: labOffering,
    message: 'Test updated successfully',
    summary: 'Changes what is sent; placed orders keep their price. Another test is another offer (422).',
  }),
  removeTest: endpoint('DELETE /laboratory/tests/{id}', {
    who: 'laboratory',
    object: 'laboratory_offer@params.id',
    audit: 'laboratory_offer.removed',
    budget: 'write',
    ...removed,
    message: 'Test was removed',
  }),
  ownDrugs: endpoint('GET /pharmacy/load_class_drugs', {
    who: 'pharmacy',
    object: 'own',
    audit: 'none',
    query: z.object({ 'text-search': search }),
    data: z.array(named.extend({ classes: z.array(named.extend({ pharamcy_drugs: z.array(drugOffering) })) })),
    lines: 'classes.pharamcy_drugs',
    summary: 'Offered drugs by category and class, all A–Z; nothing that is empty.',
  }),
  addDrug: endpoint('POST /pharmacy/drug', {
    who: 'pharmacy',
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
    summary: 'Offers a drug of the catalogue, at its price unless said; 409 already_offered.',
  }),
  changeDrug: endpoint('PUT /pharmacy/drug/{id}', {
    who: 'pharmacy',
    object: 'pharmacy_offer@params.id',
    audit: 'pharmacy_offer.changed',
    budget: 'write',
    alsoPut: true,
    ...one,
    body: z.strictObject({ drug_id: id, price, status: stock }).partial(),
    data: drugOffering,
    message: 'Successfully updated',
    summary: 'Changes what is sent; placed orders keep their price. Another drug is another offer (422).',
  }),
  removeDrug: endpoint('DELETE /pharmacy/drug/{id}', {
    who: 'pharmacy',
    object: 'pharmacy_offer@params.id',
    audit: 'pharmacy_offer.removed',
    budget: 'write',
    ...removed,
    message: 'Drug was removed',
  }),
  adminPharmacyDrugs: endpoint('GET /admin/pharmacy/{pharmacy_id}/drugs', {
    who: 'admin',
    object: 'pharmacy@params.pharmacy_id',
    params: z.object({ pharmacy_id: id }),
    ...searched,
    ...drugOfferings,
  }),
};
