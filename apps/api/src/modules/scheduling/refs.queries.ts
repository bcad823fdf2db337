import type { Run, Statement } from '../../platform/db/statement.ts';
import { nameOf } from '../catalogue/index.ts';
import { providerRef, type ProviderRef } from '../directory/index.ts';
import { firstPicture } from '../files/index.ts';
import { patientWithContact } from '../identity/index.ts';
import { paymentRef, type PaymentRef } from '../payments/index.ts';

/** What a visit shows of others. */
export interface VisitRefs {
  id: string;
  speciality: string;
  insurance: string;
  doctor: ProviderRef;
  hospital: ProviderRef | null;
  patient: {
    id: string;
    full_name: string;
    user_code: string;
    birth_date: string | null;
    phone: string | null;
    email: string;
  };
  patient_picture: { id: string; filename: string } | null;
  payment: PaymentRef;
  /** Files that came with the request, in the order in which they were made. */
  attachments: string[];
}

const all = (payment: string, attachments: string) => `v.id, ${nameOf('speciality', 'v.speciality_id')} as speciality,
      ${nameOf('insurance', 'v.insurance_id')} as insurance, ${providerRef('v.doctor_id')} as doctor,
      ${providerRef('v.hospital_id')} as hospital, ${patientWithContact('v.patient_id')} as patient,
      ${firstPicture("'patient'", 'v.patient_id')} as patient_picture, ${payment} as payment,
      ${attachments} as attachments`;
const attached =
  'array(select file_id::text from appointment_attachment a where a.appointment_id = v.id order by file_id)';
const refs = (name: string, equalsIds: string): Statement => ({
  name,
  text: `select ${all(paymentRef('v.payment_id'), attached)} from appointment v where v.id ${equalsIds}`,
});

/** SQL: the same as JSON, within the statement that writes the visit `v`, its payment `paid` and nothing else of it. */
export const refsOfWritten = `(select row_to_json(shown) from (select ${all(paymentRef('v.payment_id', 'paid'), "'{}'::text[]")}) shown)`;

// the server keeps its plan for one visit, and plans anew for lists, whose length it cannot foresee
const ofOne = refs('visit_refs', '= $1::uuid');
const ofMany = refs('visits_refs', '= any($1::uuid[])');

/** What these visits show of others, in one round trip, by visit. */
export async function refsOfVisits(run: Run, ids: readonly string[]): Promise<Map<string, VisitRefs>> {
  if (ids.length === 0) return new Map();
  const [one, ...others] = ids;
  const rows = await (others.length === 0 ? run<VisitRefs>(ofOne, [one]) : run<VisitRefs>(ofMany, [ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
