import { sql } from 'kysely';
import { nameOf } from '../../catalogue/index.ts';
import { providerName, providerRef, type ProviderRef } from '../../providers/index.ts';
import { firstPicture } from '../../files/index.ts';
import { patientWithContact } from '../../identity/index.ts';
import { paymentRef, type PaymentRef } from '../../payments/index.ts';

/** Speciality, insurance, people, payment and files as an appointment shows them. */
export interface AppointmentRefs {
  speciality: string;
  insurance: string;
  doctor: ProviderRef;
  /** The name of the hospital. */
  hospital: string | null;
  patient: {
    id: string;
    full_name: string;
    user_code: string;
    birth_date: string | null;
    phone: string | null;
    email: string | null;
    signs_in: boolean;
  };
  patient_picture: { id: string; filename: string } | null;
  payment: PaymentRef;
  /** Files uploaded with the booking, in upload order; empty for viewers who may not see them. */
  attachments: string[];
  /** The message that the doctor or hospital wrote at the latest change; null for lists. */
  desk_message: string | null;
}

const refs = (payment: string, attachments: string, deskMessage: string) =>
  sql.raw<AppointmentRefs>(`json_build_object(
      'speciality', ${nameOf('speciality', 'v.speciality_id')}, 'insurance', ${nameOf('insurance', 'v.insurance_id')},
      'doctor', ${providerRef('v.doctor_id')}, 'hospital', ${providerName('v.hospital_id')},
      'patient', ${patientWithContact('v.patient_id')}, 'patient_picture', ${firstPicture("'patient'", 'v.patient_id')},
      'payment', ${payment}, 'attachments', ${attachments}, 'desk_message', ${deskMessage})`);
const noFiles = `'{}'::text[]`;
const files =
  'array(select file_id::text from appointment_attachment a where a.appointment_id = v.id order by file_id)';

const lastDeskMessage = `(
  select case when by_account_id <> v.patient_id then message end from (
    select at, by_account_id, reason as message from appointment_status_change
    where appointment_id = v.id and from_status is not null
    union all select at, by_account_id, message from appointment_move where appointment_id = v.id
    union all select made_at, by_account_id, message from move_link where appointment_id = v.id) change
  order by at desc limit 1)`;

/** SQL: the references of the appointment `v`; `closely` adds the files and `desk_message`. */
export const refsOfAppointment = (closely: boolean) =>
  refs(paymentRef('v.payment_id'), closely ? files : noFiles, closely ? lastDeskMessage : 'null');
