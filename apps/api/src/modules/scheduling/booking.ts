import { appointmentRequest } from '@ivuriro/contract/scheduling';
import type { Appointment } from '@ivuriro/contract/shapes';
import { problem } from '../../platform/errors.ts';
import { type Call, Reply } from '../../platform/http/call.ts';
import type { Db } from '../../platform/db/pool.ts';
import { newId } from '../../platform/ids.ts';
import type { Actor } from '../../platform/session.ts';
import { type Keep, withAttached } from '../files/index.ts';
import {
  cashPaymentInsert,
  type Confirming,
  type FinalCall,
  finishCall,
  openQuoted,
  paymentOfKey,
  type Quote,
  releaseOlder,
} from '../payments/index.ts';
import { findTwin, insertBooked, type ShownVisit, visitShown } from './appointments.queries.ts';
import { rowsOf } from './making.ts';
import { presentAppointment } from './present.ts';
import { type KeptRequest, quoteAppointment, readRequest, wantedBy } from './request.ts';
import { timeOf, whoIsFree } from './taking.ts';

type BookingCall = Pick<
  Call<Actor<'patient'>>,
  'actor' | 'platform' | 'db' | 'now' | 'files' | 'idempotencyKey' | 'transact' | 'audited' | 'about'
>;

/** The wizard's last call: with cash it books at once, else it asks what became of the payment. */
export async function requestAppointment(call: BookingCall, body: FinalCall): Promise<Appointment | Reply<Confirming>> {
  if (body.payment_method === 'CASH') return booked(call, await bookForCash(call, body));
  // what is missing is said in the wizard's order; when nothing is, the payment is
  const finished = await finishCall(call, 'appointment', body, (fields) => wantedBy(appointmentRequest.parse(fields)));
  return finished instanceof Reply ? finished : booked(call, await visitShown(call.db, finished.referenceId));
}

function booked({ actor, platform, about }: BookingCall, visit: ShownVisit) {
  about({ objectId: visit.id, patientId: actor.id });
  return presentAppointment(platform, visit, actor);
}

/** Books at once. The same call again within a minute, by a double click or a lost answer, is the same visit. */
async function bookForCash(call: BookingCall, fields: unknown): Promise<ShownVisit> {
  const { actor, db, now, idempotencyKey } = call;
  const known = idempotencyKey && (await paymentOfKey(db, actor.id, idempotencyKey, now));
  if (known) return visitShown(db, known.reference_id!);
  const read = await readRequest(db, fields, actor.id);
  return openQuoted(
    () => quoteAppointment(db, read, 'CASH', now),
    (quote) =>
      withAttached(call.platform, call.files, actor.id, (keep) =>
        call.transact(async (trx) => {
          if (read.asked.holdsAnother) await releaseOlder(trx, actor.id, 'appointment', now);
          return bookQuoted(trx, call, quote, keep);
        }),
      ),
  );
}

async function bookQuoted(trx: Db, call: BookingCall, quote: Quote, keep: Keep): Promise<ShownVisit> {
  const { actor, now, idempotencyKey } = call;
  const request = quote.request as unknown as KeptRequest;
  const wanted = wantedBy(request);
  const doctorId = await whoIsFree(trx, request.doctors, wanted, now);
  // of one doctor's time a visit of the same patient is the only one there can be
  const twin =
    (!doctorId || request.doctors.length > 1) &&
    (await findTwin(trx, actor.id, request, wanted, new Date(now.getTime() - 60_000)));
  if (twin) return visitShown(trx, twin.id);
  if (!doctorId) throw problem('slot_taken');
  const files = await keep(trx);
  const [id, paymentId] = [newId(), newId()];
  const payment = { id: paymentId, patient_id: actor.id };
  const opening = { purpose: 'appointment', referenceId: id, idempotencyKey } as const;
  call.about({ objectId: id, patientId: actor.id });
  const visit = await rowsOf(trx, { id, doctorId, payment, request, files }, now);
  const made = await insertBooked(trx, visit, {
    claim: { ...timeOf(wanted, doctorId), paymentId, heldUntil: null, appointmentId: id },
    payment: (query) => cashPaymentInsert(query, payment, quote, opening, now),
    audit: call.audited,
    files,
  });
  if (!made) throw problem('slot_taken');
  return made;
}
