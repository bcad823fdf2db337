import { deskPapers, laboratoryPapers, patientPapers, pharmacyPapers } from '@ivuriro/contract/papers';
import { problem } from '../../platform/errors.ts';
import type { Call, Owner } from '../../platform/http/call.ts';
import { resource, serve } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/session.ts';
import { signedAddress } from '../files/index.ts';
import { orderBrief } from '../orders/index.ts';
import { receiptOf } from '../payments/index.ts';
import { appointmentsBrief } from '../scheduling/index.ts';
import type { PaperName } from './drawings.ts';
import { printLabels, printOfOrders } from './print-selected.ts';

type PaperCall = Call<Actor, unknown, { id: string }>;

const addressOf = (
  { platform, actor }: PaperCall,
  paper: PaperName,
  id: string,
  about: { object: string; patientId: string },
) => ({ url: signedAddress(platform, `${paper}:${id}`, { accountId: actor.id, ...about }) });

async function label(call: PaperCall) {
  const { id } = call.query;
  const { patient_id: patientId } = (await appointmentsBrief(call.db, [id])).get(id)!;
  return addressOf(call, 'label', id, { object: `appointment:${id}`, patientId });
}

async function receipt(call: PaperCall) {
  const { id } = call.query;
  const { payment_id } = (await appointmentsBrief(call.db, [id])).get(id)!;
  return receiptOfPayment(call, payment_id, `appointment:${id}`);
}

async function orderReceipt(call: PaperCall) {
  const { id } = call.query;
  const { kind, payment_id } = await orderBrief(call.db, id);
  return receiptOfPayment(call, payment_id, `${kind}_order:${id}`);
}

async function receiptOfPayment(call: PaperCall, paymentId: string, object: string) {
  const found = await receiptOf(call.db, paymentId);
  if (!found) throw problem('not_found');
  return addressOf(call, 'receipt', found.id, { object, patientId: found.patient_id });
}

const ofOrder = (paper: 'lab_request' | 'lab_result' | 'drug_label') => async (call: PaperCall) => {
  const { id } = call.query;
  const { kind, patient_id: patientId } = await orderBrief(call.db, id);
  return addressOf(call, paper, id, { object: `${kind}_order:${id}`, patientId });
};

interface DayListCall {
  platform: PaperCall['platform'];
  actor: Actor;
  owner: Owner;
  query: { date: string };
}
const dayList = async ({ platform, actor, owner, query }: DayListCall) => ({
  url: signedAddress(platform, `day_list:${owner.id}:${query.date}`, {
    accountId: actor.id,
    object: `agenda:${owner.id}`,
  }),
});

export const papersResources = [
  resource(deskPapers, { dayList, label, labels: printLabels, receipt }),
  resource(laboratoryPapers, {
    request: ofOrder('lab_request'),
    result: ofOrder('lab_result'),
    requests: printOfOrders('lab_request'),
    results: printOfOrders('lab_result'),
    receipt: orderReceipt,
  }),
  resource(pharmacyPapers, {
    label: ofOrder('drug_label'),
    labels: printOfOrders('drug_label'),
    receipt: orderReceipt,
  }),
];
export const papersRoutes = serve(patientPapers, {
  receipt,
  laboratoryReceipt: orderReceipt,
  pharmacyReceipt: orderReceipt,
});
