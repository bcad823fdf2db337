import type { Intent, IntentRequest } from '@ivuriro/contract/payments';
import { problem } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Actor } from '../../../platform/session.ts';
import { withAttached } from '../../files/index.ts';
import { sameFields, type SentFields } from '../domain/request-fields.ts';
import { paymentOfKey } from '../queries/payments.queries.ts';
import { attach } from '../queries/payment-attachments.queries.ts';
import type { Quote } from '../domain/payment-purposes.ts';
import { purposeOf } from '../ports.ts';
import { openPayment } from './open-payment.ts';
import { quoteAndOpenPayment } from './quote-and-open-payment.ts';
import { presentIntent } from '../presenters/present-intent.ts';

export type PatientCall = Pick<
  Call<Actor<'patient'>>,
  'actor' | 'platform' | 'db' | 'now' | 'files' | 'idempotencyKey' | 'transact' | 'about'
>;

/** Fixes the price and opens a payment for ten minutes, in which a requested slot is held. */
export async function openIntent(call: PatientCall, body: IntentRequest): Promise<Intent> {
  const { actor, platform, db, now } = call;
  const { purpose: name, ...fields } = body;
  const known = call.idempotencyKey && (await paymentOfKey(db, actor.id, call.idempotencyKey, now));
  if (known) {
    if (known.purpose !== name || !sameFields(fields, known.fields as SentFields)) throw problem('key_reused');
    return presentIntent(platform, known);
  }
  const purpose = purposeOf(name);
  const request = { patientId: actor.id, fields, method: body.payment_method, attachments: call.files.length };
  const open = (quote: Quote) =>
    withAttached(platform, call.files, actor.id, (storeFiles) =>
      call.transact(async (trx) => {
        const { payment_method: method } = body;
        const opening = {
          patientId: actor.id,
          purpose: name,
          method,
          quote,
          fields,
          idempotencyKey: call.idempotencyKey,
        };
        const opened = await openPayment(trx, platform, opening, now);
        await attach(trx, opened.id, await storeFiles(trx));
        await purpose.hold(trx, opened, now);
        call.about({ objectId: opened.id });
        return opened;
      }),
    );
  const payment = await quoteAndOpenPayment(() => purpose.quote(db, request, now), open);
  return presentIntent(platform, payment);
}
