import * as z from 'zod';
import { drug, stockStates, test } from './catalogue.ts';
import { patientRef } from './account-shapes.ts';
import { paymentRef } from './appointment-shapes.ts';
import { id, instant, money, named, picture } from './wire.ts';

export const orderStates = ['PENDING', 'COMPLETED', 'CANCELLED'] as const;
/** How far the work on an order is, beside its status; `HANDED_OVER` makes the order COMPLETED. */
export const workStates = ['WAITING', 'IN_WORK', 'READY', 'HANDED_OVER'] as const;
/** How often a wrong pick-up code may be entered for an order. */
export const pickupCodeTries = 5;

const stock = z.enum(stockStates);
/**
 * Prices are whole RWF. In public responses, `status` is OUT_STOCK also when the catalogue does not allow ordering the
 * test.
 */
export const labOffering = z.object({
  id,
  test,
  laboratory: named,
  turn_around_time: z.string(),
  test_price: money,
  status: stock,
});
/**
 * Like `labOffering`. `price` is the price of the pharmacy, `drug.price` that of the catalogue. `drug.supply` says
 * whether the drug needs a prescription.
 */
export const drugOffering = z.object({ id, price: money, status: stock, drug });

/** Names of administrative divisions of Rwanda; the village may be missing. */
export const deliveryAddress = z.object({
  province: z.string(),
  district: z.string(),
  sector: z.string(),
  cell: z.string(),
  village: z.string().nullable(),
  house_street_no: z.string(),
});

const division = z.object({ code: z.string(), name: z.string() });
/** The address of the last order with delivery, with the codes of its divisions, so that a form can begin with it. */
export const lastDeliveryAddress = z.object({
  where: z.object({
    province: division,
    district: division,
    sector: division,
    cell: division,
    village: division.optional(),
  }),
  house_street_no: z.string(),
});

const work = z.object({
  state: z.enum(workStates),
  /** When it came to this state; null while it waits. */
  since: instant.nullable(),
  /** The member who did the last step; null for patients. */
  by: z.string().nullable(),
  /** Why it was handed over without the pick-up code. */
  without_code: z.string().nullable(),
});

export const order = z.object({
  id,
  /** The short code of the order, which can be read over the phone. */
  request_id: z.string(),
  patient: patientRef.extend({ phone: z.string().nullable() }),
  /** `Doctor` when a recent consultation file prescribes the ordered items. */
  category: z.enum(['Doctor', 'Patient']),
  status: z.enum(orderStates),
  work,
  /** Why the provider cancelled the order. */
  desk_message: z.string().nullable(),
  created_at: instant,
  attachments: z.array(z.string()),
  /** The patient collects the order, so there is no delivery address. */
  collect: z.boolean(),
  address: deliveryAddress.nullable(),
  payment: paymentRef,
});

export const labOrder = order.extend({
  laboratory: named,
  /** `test_price` is the price at the time of the order. */
  orderedTestsDetails: z.array(
    z.object({
      id,
      laboratory_test: z.object({ id, test: z.object({ id, title: z.string() }), test_price: money }),
    }),
  ),
});

export const drugOrder = order.extend({
  pharmacy: named,
  /** `price` is the price of one pack at the time of the order, `total` is price × quantity. */
  orderDetails: z.array(
    z.object({
      id,
      pharmacy_drug: z.object({ id, price: money, drug: named.extend({ image: picture }) }),
      quantity: z.int(),
      total: money,
    }),
  ),
  /**
   * The order contains a prescription-only drug: the pharmacy must accept the prescription before the order can become
   * COMPLETED.
   */
  needs_prescription: z.boolean(),
  /** The code of the consultation file that the patient named; the pharmacy opens the prescription by it. */
  prescription_code: z.string().nullable(),
  prescription_accepted: z.boolean(),
});

/** What the patient says when the order is handed over, from when it is ready until then; providers never read it. */
const pickup = { pickup_code: z.string().nullable() };
export const labOrderOfPatient = labOrder.extend(pickup);
export const drugOrderOfPatient = drugOrder.extend(pickup);

/** A consultation file as a pharmacy sees it: the drugs and the patient, but no diagnosis or reason. */
export const prescription = z.object({
  code: z.string(),
  doctor: z.object({ name: z.string(), RMDC_Reg_number: z.string().nullable() }),
  patient: z.object({ full_name: z.string() }),
  created_at: instant,
  drugs: z.array(
    z.object({
      id,
      drug: named,
      periodicity_per_day: z.string(),
      for_how_long: z.string(),
      dispensed_at: instant.nullable(),
      pharmacy: named.nullable(),
    }),
  ),
});
export type LabOffering = z.output<typeof labOffering>;
export type DrugOffering = z.output<typeof drugOffering>;
export type LabOrder = z.output<typeof labOrder>;
export type DrugOrder = z.output<typeof drugOrder>;
export type LabOrderOfPatient = z.output<typeof labOrderOfPatient>;
export type DrugOrderOfPatient = z.output<typeof drugOrderOfPatient>;
export type DeliveryAddress = z.output<typeof deliveryAddress>;
export type Prescription = z.output<typeof prescription>;
