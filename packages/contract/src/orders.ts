import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { drugOrder, labOrder, orderStates } from './order-shapes.ts';
import { amountShown, confirming } from './payments.ts';
import { filter, flag, id, optionalText, page, paging, search } from './wire.ts';

const sent = optionalText(2_000);
const sentList = z.union([z.array(z.union([z.string().max(100), z.number()])), z.string().max(100), z.number()]);
/**
 * The handler validates these fields in the order of the wizard's steps. With `payment_data.tx_ref` it ignores them and
 * uses the values stored with the payment intent.
 */
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

const sought =
  'text-search finds beginnings of words of the patient’s name, the code of the patient, and the code of the order.';
const labOrders = { ...ofStatus, data: page(labOrder), summary: `Laboratory orders, newest first. ${sought}` };
const drugOrders = { ...ofStatus, data: page(drugOrder), summary: `Pharmacy orders, newest first. ${sought}` };
const onLabOrder = { object: 'laboratory_order@params.id', ...one, data: labOrder } as const;
const onDrugOrder = { object: 'pharmacy_order@params.id', ...one, data: drugOrder } as const;
const changes =
  'Sets the status, moves the money and notifies the patient as that status requires. A status that is set already changes nothing.';

export const orders = {
  requestTests: endpoint('POST /patient/request/laboratory/test', {
    ...ordering,
    audit: 'laboratory_order.placed',
    budget: 'booking',
    body: z.strictObject({ laboratory_id: sent, laboratory_test_id: sentList.optional(), ...sentOrder }),
    data: z.union([labOrder, confirming]),
    summary:
      'Orders tests. With CASH the order is placed at once, unless the price is above amount_shown (409 price_changed with the amount). Otherwise the server verifies the payment itself; 202 while that takes longer.',
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
      'Orders drugs. With CASH the order is placed at once, unless the price is above amount_shown (409 price_changed with the amount). Otherwise the server verifies the payment itself; 202 while that takes longer.',
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
    summary: 'Cancels an order that is PENDING. The whole payment is refunded.',
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
    summary: 'Cancels an order that is PENDING. The whole payment is refunded.',
  }),
  laboratoryOrders: endpoint('GET /laboratory/test/orders', {
    who: 'laboratory',
    permission: 'orders.work',
    ...labOrders,
  }),
  laboratoryOrder: endpoint('GET /laboratory/test/order/{id}', {
    who: 'laboratory',
    permission: 'orders.work',
    ...onLabOrder,
    audit: 'laboratory_order.read',
    budget: 'audited_read',
    summary: 'One order.',
  }),
  changeLabOrder: endpoint('PUT /laboratory/test/orders/{id}', {
    budget: 'change',
    who: 'laboratory',
    permission: 'orders.work',
    ...onLabOrder,
    ...change,
    body: z.strictObject({ status: z.enum(orderStates) }),
    summary: changes,
  }),
  pharmacyOrders: endpoint('GET /pharmacy/prescription/orders', {
    who: 'pharmacy',
    permission: 'orders.work',
    ...drugOrders,
  }),
  pharmacyOrder: endpoint('GET /pharmacy/prescription/order/{id}', {
    who: 'pharmacy',
    permission: 'orders.work',
    ...onDrugOrder,
    audit: 'pharmacy_order.read',
    budget: 'audited_read',
    summary: 'One order.',
  }),
  changeDrugOrder: endpoint('PUT /pharmacy/prescription/orders/{id}', {
    budget: 'change',
    who: 'pharmacy',
    permission: 'orders.work',
    ...onDrugOrder,
    ...change,
    body: z.strictObject({ status: z.enum(orderStates).optional(), prescription_accepted: flag.optional() }),
    summary: `${changes} An order that needs a prescription can become COMPLETED only with prescription_accepted.`,
  }),
};
