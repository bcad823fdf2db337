import * as z from 'zod';
import { drug, stockStates, test } from './catalogue.ts';
import { patientRef } from './account-shapes.ts';
import { paymentRef } from './appointment-shapes.ts';
import { id, instant, money, named, picture } from './wire.ts';

export const orderStates = ['PENDING', 'COMPLETED', 'CANCELLED'] as const;
/** The progress of the work on an order, in addition to its status. `HANDED_OVER` makes the order COMPLETED. */
export const workStates = ['WAITING', 'IN_WORK', 'READY', 'HANDED_OVER'] as const;
/** The largest number of wrong pick-up codes that may be entered for an order. */
export const pickupCodeTries = 5;

const stock = z.enum(stockStates);
/**
 * A test that a laboratory sells. Prices are whole RWF. In public responses, `status` is OUT_STOCK also when the
 * catalogue does not allow ordering the test.
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
 * A drug that a pharmacy sells, like `labOffering`. `price` is the price of the pharmacy, `drug.price` that of the
 * catalogue. `drug.supply` tells whether the drug needs a prescription.
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
/**
 * The address of the last order with delivery, with the codes of its divisions. A new form starts with this address.
 */
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
  /** When the order reached this state; null while no work has begun. */
  since: instant.nullable(),
  /** The member who did the last step; null in replies to patients. */
  by: z.string().nullable(),
  /** The reason why the order was handed over without the pick-up code; null otherwise. */
  without_code: z.string().nullable(),
});

export const order = z.object({
  id,
  /** The short code of the order, which can be read over the phone. */
  request_id: z.string(),
  patient: patientRef.extend({ phone: z.string().nullable() }),
  /** `Doctor` when a recent consultation file prescribes the ordered items, otherwise `Patient`. */
  category: z.enum(['Doctor', 'Patient']),
  status: z.enum(orderStates),
  work,
  /** The reason that the provider gave for cancelling the order; null otherwise. */
  desk_message: z.string().nullable(),
  created_at: instant,
  attachments: z.array(z.string()),
  /** Whether the patient collects the order; then there is no delivery address. */
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
   * Whether the order contains a prescription-only drug. Then the pharmacy must accept the prescription before the
   * order can become COMPLETED.
   */
  needs_prescription: z.boolean(),
  /** The code of the consultation file that the patient gave. The pharmacy opens the prescription with this code. */
  prescription_code: z.string().nullable(),
  prescription_accepted: z.boolean(),
});

/**
 * The code that the patient tells the provider when the order is handed over. It is set from when the order is ready
 * until then; providers never read it.
 */
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
