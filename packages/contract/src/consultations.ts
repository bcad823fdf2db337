import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { prescription } from './order-shapes.ts';
import { consultationFile } from './appointment-shapes.ts';
import { id, instant, many, optionalLine, optionalText, printedCode, uuid } from './wire.ts';

/**
 * The frequencies of a prescription line. `Other` is followed by free text. The API keeps these odd values; screens
 * show clearer words.
 */
export const periodicities = [
  'Once times',
  'Twice times',
  'Three times',
  'Four times',
  'Every two days',
  'Once a month',
  'Other',
] as const;
/** The text that is shown to people for each frequency. Free text is shown unchanged. */
export const periodicityInWords: ReadonlyMap<string, string> = new Map([
  ['Once times', 'Once a day'],
  ['Twice times', 'Twice a day'],
  ['Three times', 'Three times a day'],
  ['Four times', 'Four times a day'],
]);
export const durations = ['One week', 'Two weeks', 'Three weeks', 'Four weeks', 'Other'] as const;
/** A consultation file can be replaced for this number of hours after it was first saved. */
export const fileOpenHours = 24;

const drugLine = z.strictObject({
  drug_id: uuid,
  periodicity_per_day: optionalLine(120),
  other_periodicity_per_day: optionalLine(120),
  for_how_long: optionalLine(120),
  other_how_long: optionalLine(120),
});

export const consultations = {
  save: endpoint('POST /doctor/consultation_file', {
    who: 'doctor',
    permission: 'files.write',
    object: 'appointment@body.appointment_id',
    audit: 'consultation_file.saved',
    budget: 'change',
    body: z.strictObject({
      appointment_id: id,
      patient_concern: optionalText(5000),
      doctor_assessment: optionalText(5000),
      comment: optionalText(5000),
      drugs: z.array(drugLine).max(50).optional(),
      laboratory_test_id: many(uuid).optional(),
      imaging_id: many(uuid).optional(),
      disease_symptom_id: many(uuid).optional(),
    }),
    data: consultationFile,
    status: 201,
    message: 'Successfully saved',
    summary:
      'Saves the consultation file of an appointment of the caller that is ONGOING or COMPLETED. Saving again within 24 hours replaces it (200), as long as no drug of it was dispensed. An empty file is refused (422).',
  }),
  verify: endpoint('GET /verify/{code}', {
    who: 'public',
    object: 'consultation_file_code@params.code',
    audit: 'none',
    budget: 'public_code',
    params: z.object({ code: printedCode }),
    data: z.object({
      code: z.string(),
      doctor: z.object({ name: z.string(), RMDC_Reg_number: z.string().nullable() }),
      created_at: instant,
      drugs: z.int(),
      dispensed: z.int(),
    }),
    summary:
      'Confirms that a printed code belongs to a consultation file, with its doctor and date but never the patient. The two numbers count prescription lines.',
  }),
};

const byCode = {
  who: 'pharmacy',
  object: 'prescription@params.code',
  params: z.object({ code: printedCode }),
  data: prescription,
} as const;

export const prescriptions = {
  prescription: endpoint('GET /pharmacy/prescription/code/{code}', {
    permission: 'orders.work',
    ...byCode,
    audit: 'prescription.read',
    budget: 'code',
    summary: 'The prescribed drugs and the patient of the consultation file with a printed code.',
  }),
  dispense: endpoint('POST /pharmacy/prescription/code/{code}', {
    permission: 'drugs.dispense',
    ...byCode,
    audit: 'prescription.dispensed',
    budget: 'code',
    body: z.strictObject({ line_id: many(z.uuid('No drugs selected').toLowerCase()) }),
    status: 201,
    message: 'The drugs were dispensed',
    summary:
      'Dispenses these prescription lines. Each is dispensed once, by one pharmacy: 409 already_dispensed; 409 conflict when the file was changed meanwhile.',
  }),
};
