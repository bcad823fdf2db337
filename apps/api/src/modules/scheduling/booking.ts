import { appointmentRequest } from '@ivuriro/contract/scheduling';
import type { Appointment } from '@ivuriro/contract/shapes';
import { problem } from '../../platform/errors.ts';
import { type Call, Reply } from '../../platform/http/call.ts';
import { newId } from '../../platform/ids.ts';
import type { Actor } from '../../platform/session.ts';
import { storePrivate } from '../files/index.ts';
import { finishPayment, openCashPayment, paymentOfKey, releaseOlder } from '../payments/index.ts';
import { appointmentById, type AppointmentRow, findTwin } from './appointments.queries.ts';
import { makeAppointment } from './making.ts';
import { presentAppointment } from './present.ts';
import { type KeptRequest, quoteAppointment, wantedBy } from './request.ts';
import { takeTime } from './taking.ts';

type BookingCall = Pick<
  Call<Actor<'patient'>>,
  'actor' | 'platform' | 'db' | 'now' | 'files' | 'idempotencyKey' | 'transact' | 'about'
>;
interface FinalCall {
  payment_method?: string | undefined;
  transaction_id?: string | number | undefined;
  payment_data?: unknown;
}
type Confirming = { tx_ref: string; payment_status: 'VERIFYING' };

/** The wizard's last call: with cash it books at once, else it asks what became of the payment. */
export async function requestAppointment(
  call: BookingCall,
  { transaction_id, payment_data, ...fields }: FinalCall,
): Promise<Appointment | Reply<Confirming>> {
  const { actor, platform, db } = call;
  if (fields.payment_method === 'CASH') return booked(call, await bookForCash(call, fields));
  const txRef = txRefIn(payment_data);
  const transactionId = transaction_id === undefined ? undefined : String(transaction_id);
  if (!txRef && !transactionId) {
    // what is missing is said in the wizard's order; when nothing is, the payment is
    wantedBy(appointmentRequest.parse(fields));
    throw problem('payment_unknown');
  }
  const finished = await finishPayment(platform, actor.id, { txRef, transactionId, sentFields: fields });
  if (finished.state === 'verifying')
    return new Reply({ tx_ref: finished.txRef, payment_status: 'VERIFYING' }, 202, 'Payment is being confirmed');
  if (finished.purpose !== 'appointment') throw problem('intent_mismatch');
  return booked(call, await appointmentById(db, finished.referenceId));
}

function booked({ actor, platform, about }: BookingCall, visit: AppointmentRow): Promise<Appointment> {
  about({ objectId: visit.id, patientId: actor.id });
  return presentAppointment(platform, visit, actor);
}

/** Of what the browser says of its payment only the reference is read. */
function txRefIn(data: unknown): string | undefined {
  let told = data;
  if (typeof data === 'string')
    try {
      told = JSON.parse(data);
    } catch {
      return undefined;
    }
  const txRef = typeof told === 'object' && told !== null && 'tx_ref' in told ? told.tx_ref : undefined;
  return typeof txRef === 'string' && txRef ? txRef : undefined;
}

/** Books at once. The same call again within a minute, by a double click or a lost answer, is the same visit. */
async function bookForCash(call: BookingCall, fields: unknown): Promise<AppointmentRow> {
  const { actor, db, now, idempotencyKey } = call;
  const known = idempotencyKey && (await paymentOfKey(db, actor.id, idempotencyKey, now));
  if (known) return appointmentById(db, known.reference_id!);
  const quote = await quoteAppointment(db, fields, 'CASH', now);
  const request = quote.request as unknown as KeptRequest;
  const wanted = wantedBy(request);
  return call.transact(async (trx) => {
    // also lets one booking of a patient wait for the other
    await releaseOlder(trx, actor.id, 'appointment', now);
    const twin = await findTwin(trx, actor.id, request, wanted, new Date(now.getTime() - 60_000));
    if (twin) return twin;
    const files = await storePrivate(call.platform, trx, call.files, actor.id);
    const id = newId();
    const opening = { purpose: 'appointment', referenceId: id, attachments: files, idempotencyKey } as const;
    const payment = await openCashPayment(trx, actor.id, quote, opening, now);
    const claim = { paymentId: payment.id, heldUntil: null, appointmentId: id };
    const doctorId = await takeTime(trx, request.doctors, wanted, claim, now);
    call.about({ objectId: id, patientId: actor.id });
    return makeAppointment(trx, { id, doctorId, payment, request, files }, now);
  });
}
