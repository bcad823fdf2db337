import * as z from 'zod';
import { paymentMethods } from './payments.ts';
import { flag, many, optionalLine, uuid, whole } from './wire.ts';

/** The supply classes of drugs that can be ordered online. `Rx` needs a prescription. */
export const orderableSupplies: readonly string[] = ['OTC', 'Rx', 'Product'];
/** The number of days for which a consultation file is accepted as a prescription, and as the reason for an order. */
export const prescriptionDays = 90;
/** The largest number of packs of one drug in an order. */
export const quantityLimit = 100;

/** The wizard shows only the first of these rules that fails. With `collect` no delivery address is required. */
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
