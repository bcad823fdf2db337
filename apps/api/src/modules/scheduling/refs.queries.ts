import { sql } from 'kysely';
import { nameOf } from '../catalogue/index.ts';
import { providerRef, type ProviderRef } from '../directory/index.ts';
import { firstPicture } from '../files/index.ts';
import { patientWithContact } from '../identity/index.ts';
import { paymentRef, type PaymentRef } from '../payments/index.ts';

/** What a visit shows of others. */
export interface VisitRefs {
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

const refs = (payment: string, attachments: string) =>
  sql.raw<VisitRefs>(`(select row_to_json(shown) from (select
      ${nameOf('speciality', 'v.speciality_id')} as speciality, ${nameOf('insurance', 'v.insurance_id')} as insurance,
      ${providerRef('v.doctor_id')} as doctor, ${providerRef('v.hospital_id')} as hospital,
      ${patientWithContact('v.patient_id')} as patient, ${firstPicture("'patient'", 'v.patient_id')} as patient_picture,
      ${payment} as payment, ${attachments} as attachments) shown)`);

/** SQL: what the visit `v` shows of others. */
export const refsOfVisit = refs(
  paymentRef('v.payment_id'),
  'array(select file_id::text from appointment_attachment a where a.appointment_id = v.id order by file_id)',
);
/** SQL: the same within the statement that writes the visit, its payment `paid` and nothing else of it. */
export const refsOfWritten = refs(paymentRef('v.payment_id', 'paid'), "'{}'::text[]");
