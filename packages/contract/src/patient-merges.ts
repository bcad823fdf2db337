import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { retention } from './retention.ts';
import { passwordAgain } from './second-factor.ts';
import { id, instant, page, paging, printedCode, uuid } from './wire.ts';

/** The number of days in which an administrator can undo a merge of two records. */
export const undoDays = 30;

const record = z.object({ id, full_name: z.string(), user_code: z.string() });
const compared = record.extend({
  /** The date, or `1980` when the patient knew only the year. */
  birth_date: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  created_at: instant,
  /** The hospital or doctor whose desk made the record; null when no desk made it. */
  made_by: z.string().nullable(),
  /** The number of people who sign in for the record. */
  members: z.int(),
  appointments: z.int(),
  orders: z.int(),
});
const merge = z.object({
  id,
  from: record,
  into: record,
  /** The name of the person who merged the records. */
  by: z.string(),
  merged_at: instant,
  /** The time until which the merge can be undone. */
  undo_until: instant,
  undone_at: instant.nullable(),
});

/**
 * Merges of two records of one patient. Only administrators use these endpoints, and they can undo a merge for
 * `undoDays` days.
 */
export const patientMerges = {
  list: endpoint('GET /admin/patients/merge', {
    who: 'admin',
    permission: 'privacy.manage',
    object: 'none',
    audit: 'none',
    query: z.object(paging),
    data: page(merge),
    summary: `The merges of the last ${retention.patient_merges.days} days, also those that were undone, newest first.`,
  }),
  compare: endpoint('GET /admin/patients/{code}', {
    who: 'admin',
    permission: 'privacy.manage',
    object: 'patient_code@params.code',
    audit: 'patient.compared',
    budget: 'audited_read',
    params: z.object({ code: printedCode }),
    data: compared,
    summary:
      'The record of a patient by its code, to compare it with another one. The code of a merged record answers the record that remains.',
  }),
  merge: endpoint('POST /admin/patients/merge', {
    who: 'admin',
    permission: 'privacy.manage',
    object: 'patient_record@body.from_id',
    audit: 'patient.merged',
    budget: 'write',
    body: z.strictObject({ from_id: uuid, into_id: uuid, password: passwordAgain }),
    data: merge,
    status: 201,
    message: 'The records are one now.',
    summary: `Moves everything of the record \`from_id\` to \`into_id\` and closes \`from_id\`, whose code finds the other one from then on. Can be undone for ${undoDays} days. 422 \`validation_failed\` for an unknown \`into_id\`; 409 \`conflict\` when a record is closed or merged, when the patient signs in to \`from_id\` with a confirmed address or number, or while a payment or a data request of it is open; 422 \`password_required\`.`,
  }),
  undo: endpoint('DELETE /admin/patients/merge/{id}', {
    who: 'admin',
    permission: 'privacy.manage',
    object: 'patient_merge@params.id',
    audit: 'patient.merge_undone',
    budget: 'write',
    params: z.object({ id }),
    body: z.strictObject({ password: passwordAgain }),
    data: merge,
    message: 'The records are two again.',
    summary: `Opens the closed record again and moves back what the merge moved and still belongs to the other one; what came later stays there. 409 \`conflict\` when it was undone already or a record was closed or merged since, 422 \`too_late\` after ${undoDays} days, 422 \`password_required\`.`,
  }),
};
export type PatientMerge = z.output<typeof merge>;
export type ComparedRecord = z.output<typeof compared>;
