import * as z from 'zod';
import { paymentMethods } from './payments.ts';
import { consultationTypes } from './appointment-shapes.ts';
import { prose, uuid, optionalText } from './wire.ts';

export const readSlotChoice = {
  assigned_date: z.iso.date('Select date').regex(/^[12]/, 'Select date'),
  start_time: z.string('Select start time').min(1, 'Select start time'),
  end_time: z.string('Select end time').min(1, 'Select end time'),
};
/** The wizard shows only the first of these rules that fails, in a toast titled OOPS!!!. */
export const appointmentRequest = z.strictObject({
  speciality_id: z.uuid('Select service'),
  insurance_id: z.string('Select insurance').min(1, 'Select insurance'),
  reason: prose('Enter reason').min(1, 'Enter reason').max(2000),
  ...readSlotChoice,
  consultation_type: z.enum(consultationTypes, 'Select consultation type'),
  doctor_id: z.union([z.literal(''), uuid]).optional(),
  hospital_id: z.union([z.literal(''), uuid]).optional(),
  payment_method: z.enum(paymentMethods, 'Please select payment method'),
});
export type AppointmentRequest = z.output<typeof appointmentRequest>;

const maybeText = optionalText(2_000);
export const sentRequest = {
  speciality_id: maybeText,
  insurance_id: maybeText,
  reason: maybeText,
  assigned_date: maybeText,
  start_time: maybeText,
  end_time: maybeText,
  consultation_type: maybeText,
  doctor_id: maybeText,
  hospital_id: maybeText,
  payment_method: maybeText,
};
