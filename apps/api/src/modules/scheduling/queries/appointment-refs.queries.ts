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
    email: string;
  };
  patient_picture: { id: string; filename: string } | null;
  payment: PaymentRef;
  /** Files uploaded with the booking, in upload order; empty for viewers who may not see them. */
  attachments: string[];
}

const refs = (payment: string, attachments: string) =>
  sql.raw<AppointmentRefs>(`json_build_object(
      'speciality', ${nameOf('speciality', 'v.speciality_id')}, 'insurance', ${nameOf('insurance', 'v.insurance_id')},
      'doctor', ${providerRef('v.doctor_id')}, 'hospital', ${providerName('v.hospital_id')},
      'patient', ${patientWithContact('v.patient_id')}, 'patient_picture', ${firstPicture("'patient'", 'v.patient_id')},
      'payment', ${payment}, 'attachments', ${attachments})`);
const noFiles = `'{}'::text[]`;
const files =
  'array(select file_id::text from appointment_attachment a where a.appointment_id = v.id order by file_id)';

/** SQL: the references of the appointment `v`; `closely` adds the files. */
export const refsOfAppointment = (closely: boolean) => refs(paymentRef('v.payment_id'), closely ? files : noFiles);
