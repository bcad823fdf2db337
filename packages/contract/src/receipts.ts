import * as z from 'zod';
import { appointment } from './appointment-shapes.ts';
import { patientRef } from './account-shapes.ts';
import { endpoint, kinds, owned, ownedEndpoint } from './endpoint.ts';
import { order } from './order-shapes.ts';
import { paymentMethods, purposes } from './payments.ts';
import { day, id, instant, money, named, page, paging, uuid, whole } from './wire.ts';

/** The largest amount of cash in one payment, so that a typing mistake is noticed. */
export const mostCash = 10_000_000;
/** Orders with cash still due are found up to this number of days before the requested day. */
export const dueOrderDays = 30;
export const mostDueOrders = 500;

/** A receipt: the proof that a place was paid. The numbers of the receipts of one place and year have no gaps. */
const receipt = z.object({
  id,
  number: z.string(),
  date: instant,
  payee: named,
  patient: patientRef,
  /** Whether the payment is for an appointment, for tests or for drugs. */
  purpose: z.enum(purposes),
  /** The id of the appointment or order that was paid. */
  reference_id: id.nullable(),
  amount: money,
  /** The parts of the amount, each with the payer and the payment method. */
  parts: z.array(z.object({ payer: z.enum(['PATIENT']), method: z.enum(paymentMethods), amount: money })),
  /** The cash that the patient handed over. The part above the amount was given back at once. */
  given: money,
  /** The member who took the cash; null when this member has not given a name. */
  taken_by: z.string().nullable(),
  /**
   * When the appointment or order was cancelled, and since when the place owes the amount back; null unless cancelled.
   */
  cancelled_at: instant.nullable(),
});
export type Receipt = z.output<typeof receipt>;

const dueRow = appointment.pick({
  id: true,
  appointment_id: true,
  status: true,
  patient: true,
  doctor: true,
  hospital: true,
  speciality: true,
  start_time: true,
  end_time: true,
  payment: true,
});
export type DueRow = z.output<typeof dueRow>;

/** The cash that the patient hands over, in RWF. */
const handedOver = z.strictObject({ amount: whole.pipe(z.int().min(0).max(mostCash)) });
const booked =
  'The price is booked; what exceeds it is `change`, to be given back at once. Sent again, it answers the receipt that there is. 422 cash_too_little below the price, 409 not_payable';

const desk = { kinds: ['doctor', 'hospital'], mounts: ['own'] } as const;

/** Cash for appointments, taken at the desk of the doctor or hospital. */
export const cashDesk = owned({
  name: 'cash_desk',
  ...desk,
  endpoints: {
    due: ownedEndpoint('GET /cash_due', {
      permission: 'cash.take',
      object: 'own',
      audit: 'none',
      query: z.object({ date: day }),
      data: z.array(dueRow),
      summary: 'The appointments of a day for which cash is still to be taken, by time.',
    }),
    take: ownedEndpoint('PUT /appointment/{id}/payment', {
      permission: 'cash.take',
      object: 'appointment@params.id',
      audit: 'payment.cash_taken',
      budget: 'change',
      params: z.object({ id }),
      body: handedOver,
      data: z.object({ appointment, receipt, change: money }),
      message: 'The cash is booked.',
      summary: `Books the cash for an appointment and writes its receipt. ${booked} for an appointment that is cancelled, missed or paid in another way.`,
    }),
  },
});

const dueOrder = order.pick({
  id: true,
  request_id: true,
  patient: true,
  work: true,
  created_at: true,
  payment: true,
});
export type DueOrder = z.output<typeof dueOrder>;

/** Cash for orders, taken at the counter of a laboratory or pharmacy. */
const orderCash = <const K extends 'laboratory' | 'pharmacy'>(kind: K) =>
  owned({
    name: `${kind}_cash`,
    kinds: [kind],
    mounts: ['own'],
    endpoints: {
      due: ownedEndpoint('GET /orders_due', {
        permission: 'cash.take',
        object: 'own',
        audit: 'none',
        query: z.object({ date: day }),
        data: z.array(dueOrder),
        summary: `The orders for which cash is still to be taken, those that have waited longest first: of the latest ${mostDueOrders} pending ones that were placed on the day or in the ${dueOrderDays} days before it.`,
      }),
      take: ownedEndpoint('PUT /order/{id}/payment', {
        permission: 'cash.take',
        object: `${kind}_order@params.id`,
        audit: 'order.cash_taken',
        budget: 'change',
        params: z.object({ id }),
        body: handedOver,
        data: z.object({ receipt, change: money }),
        message: 'The cash is booked.',
        summary: `Books the cash for an order and writes its receipt. ${booked} for an order that is cancelled or paid in another way.`,
      }),
    },
  });
export const laboratoryCash = orderCash('laboratory');
export const pharmacyCash = orderCash('pharmacy');

const sum = { receipts: z.int(), amount: money };
/** The receipts of a provider. */
export const receipts = owned({
  name: 'receipts',
  kinds,
  mounts: ['own'],
  endpoints: {
    list: ownedEndpoint('GET /receipts', {
      permission: 'cash.read',
      object: 'own',
      audit: 'none',
      query: z.object({
        date: day.optional().catch(undefined),
        patient_id: uuid.toLowerCase().optional().catch(undefined),
        ...paging,
      }),
      data: page(receipt),
      summary:
        'The receipts of a place, or those that a doctor’s desk wrote, latest first; with `date` those of a day in Kigali, with `patient_id` those of one patient.',
    }),
    day: ownedEndpoint('GET /receipts/day', {
      permission: 'cash.read',
      object: 'own',
      audit: 'none',
      query: z.object({ date: day }),
      data: z.object({
        people: z.array(z.object({ name: z.string().nullable(), ...sum })),
        total: z.object(sum),
        /** Receipts that were cancelled on this day; their amount goes back to the patients. */
        cancelled: z.object(sum),
      }),
      summary: 'The cash of a day in Kigali, by the member who took it, and what is owed back since that day.',
    }),
  },
});
export type CashDay = z.output<(typeof receipts.endpoints.day)['data']>;

export const patientReceipts = {
  list: endpoint('GET /patient/receipts', {
    who: 'patient',
    object: 'own',
    audit: 'none',
    query: z.object(paging),
    data: page(receipt),
    summary: 'The receipts for what the patient paid at a desk, latest first.',
  }),
};
