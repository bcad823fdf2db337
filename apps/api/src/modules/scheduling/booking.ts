import { appointmentRequest } from '@ivuriro/contract/scheduling';
import type { Appointment } from '@ivuriro/contract/shapes';
import { type Call, Reply } from '../../platform/http/call.ts';
import type { Db } from '../../platform/db/pool.ts';
import { newId } from '../../platform/ids.ts';
import type { Actor } from '../../platform/session.ts';
import { storePrivate } from '../files/index.ts';
import {
  type Confirming,
  type FinalCall,
  finishCall,
  openCashPayment,
  openQuoted,
  paymentOfKey,
  type Quote,
  releaseOlder,
} from '../payments/index.ts';
import { appointmentById, type AppointmentRow, findTwin } from './appointments.queries.ts';
import { makeAppointment } from './making.ts';
import { presentAppointment } from './present.ts';
import { type KeptRequest, quoteAppointment, wantedBy } from './request.ts';
import { takeTime } from './taking.ts';

type BookingCall = Pick<
  Call<Actor<'patient'>>,
  'actor' | 'platform' | 'db' | 'now' | 'files' | 'idempotencyKey' | 'transact' | 'about'
>;

/** The wizard's last call: with cash it books at once, else it asks what became of the payment. */
export async function requestAppointment(call: BookingCall, body: FinalCall): Promise<Appointment | Reply<Confirming>> {
  if (body.payment_method === 'CASH') return booked(call, await bookForCash(call, body));
  // what is missing is said in the wizard's order; when nothing is, the payment is
  const finished = await finishCall(call, 'appointment', body, (fields) => wantedBy(appointmentRequest.parse(fields)));
  return finished instanceof Reply ? finished : booked(call, await appointmentById(call.db, finished.referenceId));
}

function booked({ actor, platform, about }: BookingCall, visit: AppointmentRow): Promise<Appointment> {
  about({ objectId: visit.id, patientId: actor.id });
  return presentAppointment(platform, visit, actor);
}

/** Books at once. The same call again within a minute, by a double click or a lost answer, is the same visit. */
async function bookForCash(call: BookingCall, fields: unknown): Promise<AppointmentRow> {
  const { actor, db, now, idempotencyKey } = call;
  const known = idempotencyKey && (await paymentOfKey(db, actor.id, idempotencyKey, now));
  if (known) return appointmentById(db, known.reference_id!);
  return openQuoted(
    () => quoteAppointment(db, fields, 'CASH', now),
    (quote) => call.transact((trx) => bookQuoted(trx, call, quote)),
  );
}

async function bookQuoted(trx: Db, call: BookingCall, quote: Quote): Promise<AppointmentRow> {
  const { actor, now, idempotencyKey } = call;
  const request = quote.request as unknown as KeptRequest;
  const wanted = wantedBy(request);
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
}
