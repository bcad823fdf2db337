import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import {
  drugOrder,
  drugOrderOfPatient,
  labOrder,
  labOrderOfPatient,
  lastDeliveryAddress,
  orderStates,
  pickupCodeTries,
  workStates,
} from './order-shapes.ts';
import { amountShown, confirming } from './payments.ts';
import { deskOrders, filter, flag, id, ids, optionalLine, optionalText, page, paging, search } from './wire.ts';

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
  query: z.object({
    /** Only these orders. */
    id: ids,
    status: filter,
    /**
     * `time`: orders that have waited longest first. `status`: by the name of the status, and within a status those
     * that have waited longest first.
     */
    'order-by': z.enum(deskOrders).optional().catch(undefined),
    'text-search': search,
    ...paging,
  }),
} as const;
const cancel = z.strictObject({ status: z.literal('CANCELLED') });
const change = { audit: 'order.status', alsoPut: true, message: 'Order status updated successfully' } as const;

const sorted =
  'newest first, but for a provider with status=PENDING those that have waited longest first, unless order-by is set';
const sought =
  'text-search finds beginnings of words of the patient’s name, of the code of the patient, of the code of the order and, for a laboratory or pharmacy, of the patient’s phone number.';
const labOrders = { ...ofStatus, summary: `Laboratory orders, ${sorted}. ${sought}` };
const drugOrders = { ...ofStatus, summary: `Pharmacy orders, ${sorted}. ${sought}` };
const onLabOrder = { object: 'laboratory_order@params.id', ...one, data: labOrder } as const;
const onDrugOrder = { object: 'pharmacy_order@params.id', ...one, data: drugOrder } as const;
const ownLabOrder = { ...onLabOrder, data: labOrderOfPatient } as const;
const ownDrugOrder = { ...onDrugOrder, data: drugOrderOfPatient } as const;
const reason = optionalText(500);
const work = {
  permission: 'orders.work',
  audit: 'order.work',
  budget: 'order_work',
  body: z.strictObject({
    state: z.enum(workStates).exclude(['WAITING']),
    code: optionalLine(20),
    without_code: optionalLine(200),
  }),
  message: 'The order was updated',
  summary: `Says how far the work on a PENDING order is. IN_WORK also takes READY back. READY gives the patient a pick-up code of six digits and tells them. HANDED_OVER needs READY (409 order_not_ready) and this code, or the reason why it is handed over \`without_code\`, for which the role needs results.release (laboratory) or drugs.dispense (pharmacy); it sets the order to COMPLETED. 422 pickup_code_wrong, and pickup_code_ended after ${pickupCodeTries} wrong codes. A state that is set already changes nothing.`,
} as const;
const changes =
  'Sets the status, moves the money and notifies the patient as that status requires; the patient reads the `reason` of a cancellation. A status that is set already changes nothing. 409 hand_over_first for COMPLETED when the order is READY.';

export const orders = {
  requestTests: endpoint('POST /patient/request/laboratory/test', {
    ...ordering,
    audit: 'laboratory_order.placed',
    budget: 'booking',
    body: z.strictObject({ laboratory_id: sent, laboratory_test_id: sentList.optional(), ...sentOrder }),
    data: z.union([labOrderOfPatient, confirming]),
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
    data: z.union([drugOrderOfPatient, confirming]),
    summary:
      'Orders drugs. With CASH the order is placed at once, unless the price is above amount_shown (409 price_changed with the amount). Otherwise the server verifies the payment itself; 202 while that takes longer.',
  }),
  lastDeliveryAddress: endpoint('GET /patient/delivery_address', {
    who: 'patient',
    object: 'own',
    audit: 'none',
    data: lastDeliveryAddress.nullable(),
    summary:
      'The address of the patient’s last order with delivery, of tests or drugs; null without one, and after an erasure.',
  }),
  patientLabOrders: endpoint('GET /patient/laboratory/test/orders', {
    who: 'patient',
    ...labOrders,
    data: page(labOrderOfPatient),
  }),
  patientLabOrder: endpoint('GET /patient/laboratory/test/orders/{id}', {
    who: 'patient',
    ...ownLabOrder,
    audit: 'laboratory_order.read',
    budget: 'audited_read',
    summary: 'One order.',
  }),
  cancelLabOrder: endpoint('PUT /patient/laboratory/test/orders/{id}', {
    budget: 'change',
    who: 'patient',
    ...ownLabOrder,
    ...change,
    body: cancel,
    summary: 'Cancels an order that is PENDING. The whole payment is refunded.',
  }),
  patientDrugOrders: endpoint('GET /patient/pharmacy/orders', {
    who: 'patient',
    ...drugOrders,
    data: page(drugOrderOfPatient),
  }),
  patientDrugOrder: endpoint('GET /patient/pharmacy/orders/{id}', {
    who: 'patient',
    ...ownDrugOrder,
    audit: 'pharmacy_order.read',
    budget: 'audited_read',
    summary: 'One order.',
  }),
  cancelDrugOrder: endpoint('PUT /patient/pharmacy/orders/{id}', {
    budget: 'change',
    who: 'patient',
    ...ownDrugOrder,
    ...change,
    body: cancel,
    summary: 'Cancels an order that is PENDING. The whole payment is refunded.',
  }),
  laboratoryOrders: endpoint('GET /laboratory/test/orders', {
    who: 'laboratory',
    permission: 'orders.work',
    ...labOrders,
    data: page(labOrder),
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
    body: z.strictObject({ status: z.enum(orderStates), reason }),
    summary: changes,
  }),
  workOnLabOrder: endpoint('POST /laboratory/test/orders/{id}/work', { who: 'laboratory', ...onLabOrder, ...work }),
  pharmacyOrders: endpoint('GET /pharmacy/prescription/orders', {
    who: 'pharmacy',
    permission: 'orders.work',
    ...drugOrders,
    data: page(drugOrder),
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
    body: z.strictObject({ status: z.enum(orderStates).optional(), reason, prescription_accepted: flag.optional() }),
    summary: `${changes} An order that needs a prescription can become COMPLETED only with prescription_accepted.`,
  }),
  workOnDrugOrder: endpoint('POST /pharmacy/prescription/orders/{id}/work', {
    who: 'pharmacy',
    ...onDrugOrder,
    ...work,
  }),
};
