import { sql } from 'kysely';
import { providerName } from '../../providers/index.ts';
import { firstPicture } from '../../files/index.ts';
import { patientWithContact } from '../../identity/index.ts';
import { paymentRef, type PaymentRef } from '../../payments/index.ts';

interface TestRef {
  id: string;
  title: string;
}
interface DrugRef {
  id: string;
  name: string;
  image: { id: string; filename: string } | null;
}

/** The steps of the work on an order: their times as text in JSON, and the ids of the memberships that did them. */
export interface WorkRef {
  started_at: string;
  started_by: string;
  ready_at: string | null;
  ready_by: string | null;
  pickup_code: string | null;
  handed_over_at: string | null;
  handed_over_by: string | null;
  without_code: string | null;
}

/** The fields of an order's patient, provider, payment and lines that are shown with the order. */
export interface OrderRefs {
  /** The provider's name. */
  provider: string;
  patient: { id: string; full_name: string; user_code: string; birth_date: string | null; phone: string | null };
  patient_picture: { id: string; filename: string } | null;
  payment: PaymentRef;
  /** The order lines, in the order of the request: tests from a laboratory, drugs from a pharmacy. */
  goods: { id: string; offer_id: string; price: number; quantity: number; test: TestRef; drug: DrugRef }[];
  /** The order's attachments, oldest first. */
  attachments: string[];
  /** The work on the order; null before the first step. */
  work: WorkRef | null;
  /** Why the provider cancelled the order. */
  desk_message: string | null;
}

/** SQL: the references of the order `o`; items have the name that they had when they were ordered. */
export const refsOfOrder = sql.raw<OrderRefs>(`json_build_object(
      'provider', ${providerName('o.provider_id')}, 'patient', ${patientWithContact('o.patient_id')},
      'patient_picture', ${firstPicture("'patient'", 'o.patient_id')}, 'payment', ${paymentRef('o.payment_id')},
      'goods', coalesce((select json_agg(json_build_object('id', l.id, 'offer_id', l.offer_id, 'price', l.price, 'quantity', l.quantity,
          'test', json_build_object('id', f.test_id, 'title', l.name),
          'drug', json_build_object('id', f.drug_id, 'name', l.name, 'image', ${firstPicture("'drug'", 'f.drug_id')})) order by l.position)
        from medical_order_line l join offer f on f.id = l.offer_id where l.order_id = o.id), '[]'),
      'attachments', array(select file_id::text from medical_order_attachment a where a.order_id = o.id order by file_id),
      'work', (select row_to_json(work) from order_work work where work.order_id = o.id),
      'desk_message', case when o.status = 'CANCELLED' then (select case when by_account_id <> o.patient_id then reason end
        from medical_order_status_change change where change.order_id = o.id order by id desc limit 1) end)`);
