import type { Run, Statement } from '../../platform/db/statement.ts';
import { drugRef, type DrugRef, testRef, type TestRef } from '../catalogue/index.ts';
import { providerRef, type ProviderRef } from '../directory/index.ts';
import { firstPicture } from '../files/index.ts';
import { patientWithContact } from '../identity/index.ts';
import { paymentRef, type PaymentRef } from '../payments/index.ts';

/** What an order shows of others. */
export interface OrderRefs {
  id: string;
  provider: ProviderRef;
  patient: { id: string; full_name: string; user_code: string; phone: string | null };
  patient_picture: { id: string; filename: string } | null;
  payment: PaymentRef;
  /** What was ordered, in its order: tests or drugs. */
  goods: { id: string; offer_id: string; price: number; quantity: number; test: TestRef; drug: DrugRef }[];
  /** Files that came with the order, in the order in which they were made. */
  attachments: string[];
}

const refs = (name: string, equalsIds: string): Statement => ({
  name,
  text: `select o.id, ${providerRef('o.provider_id')} as provider, ${patientWithContact('o.patient_id')} as patient,
      ${firstPicture("'patient'", 'o.patient_id')} as patient_picture, ${paymentRef('o.payment_id')} as payment,
      coalesce((select json_agg(json_build_object('id', l.id, 'offer_id', l.offer_id, 'price', l.price, 'quantity', l.quantity,
          'test', ${testRef('f.test_id')}, 'drug', ${drugRef('f.drug_id')}) order by l.position)
        from medical_order_line l join offer f on f.id = l.offer_id where l.order_id = o.id), '[]') as goods,
      array(select file_id::text from medical_order_attachment a where a.order_id = o.id order by file_id) as attachments
    from medical_order o where o.id ${equalsIds}`,
});
// the server keeps its plan for one order, and plans anew for lists, whose length it cannot foresee
const ofOne = refs('order_refs', '= $1::uuid');
const ofMany = refs('orders_refs', '= any($1::uuid[])');

/** What these orders show of others, in one round trip, by order. */
export async function refsOfOrders(run: Run, ids: readonly string[]): Promise<Map<string, OrderRefs>> {
  if (ids.length === 0) return new Map();
  const [one, ...others] = ids;
  const rows = await (others.length === 0 ? run<OrderRefs>(ofOne, [one]) : run<OrderRefs>(ofMany, [ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
