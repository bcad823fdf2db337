import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { divisionMeant, type SentDivisions } from '../../catalogue/index.ts';
import { isSamePerson } from '../../identity/index.ts';
import { type PurchaseRequest, type PaymentRow, type Quote, withoutClaims } from '../../payments/index.ts';
import { orderableOfferings } from './orderable-offerings.ts';
import { type OrderKind, trades, type OrderForm } from '../domain/order-kinds.ts';
import { askedByDoctor, refuseWithoutPrescription, namedFile, onPrescription } from '../domain/prescription-rules.ts';

/** The order as it is stored with its payment: validated, and with its prices. */
export interface StoredOrder {
  kind: OrderKind;
  provider_id: string;
  lines: { offer_id: string; price: number; quantity: number }[];
  category: 'Doctor' | 'Patient';
  consultation_file_id: string | null;
  needs_prescription: boolean;
  division_code: number | null;
  house_street_no: string | null;
}

export const storedOrder = (payment: Pick<PaymentRow, 'request'>): StoredOrder =>
  payment.request as unknown as StoredOrder;

// a higher total would not fit into the columns of a payment
const highestTotal = 1_000_000_000;

/**
 * Validates a request and fixes its price. The checks follow the steps of the wizard, so that the first step with a
 * problem is reported.
 */
export async function quoteOrder(db: Db, kind: OrderKind, request: PurchaseRequest, now: Date): Promise<Quote> {
  const form = readOrderForm(kind, request.fields);
  if (await isSamePerson(db, request.patientId, form.provider_id))
    throw problem('own_account', 'You cannot order from your own account.');
  const offerings = await orderableOfferings(
    db,
    kind,
    form.provider_id,
    form.offers.map((offering) => offering.id),
    { lock: false },
  );
  const file = await namedFile(db, request.patientId, form.consultation_file_id);
  refuseWithoutPrescription(offerings, file, request.attachments, now);
  const address = form.collect ? nowhere : await addressOf(db, form);
  if (!form.payment_method) throw problem('validation_failed', 'Please select payment method');
  const lines = offerings.map(({ id, price }, index) => ({
    offer_id: id,
    price,
    quantity: form.offers[index]!.quantity,
  }));
  const amount = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  if (amount > highestTotal) throw problem('validation_failed', 'This is too much for one order.');
  if (amount === 0 && request.method !== 'CASH')
    throw problem('validation_failed', 'There is nothing to pay before: choose cash.');
  const stored: StoredOrder = {
    kind,
    provider_id: form.provider_id,
    lines,
    category: askedByDoctor(kind, offerings, file, now) ? 'Doctor' : 'Patient',
    consultation_file_id: form.consultation_file_id || null,
    needs_prescription: offerings.some(onPrescription),
    ...address,
  };
  return { payeeId: form.provider_id, payeeKind: kind, amount, request: { ...stored } };
}

/** Parses the form of an order. Throws 422 when the number of quantities differs from the number of drugs. */
export function readOrderForm(kind: OrderKind, fields: object): OrderForm {
  const form = trades[kind].read(withoutClaims(fields));
  if (form === 'uncounted') throw problem('validation_failed', 'Say how many of each drug you want.');
  return form;
}

const nowhere = { division_code: null, house_street_no: null };
const missing = {
  province: 'Add Your province',
  district: 'Add your district',
  sector: 'Add your sector',
  cell: 'Add your cell',
  village: 'Add your village',
};

async function addressOf(db: Db, form: SentDivisions & { house_street_no?: string | undefined }) {
  const { code, unknown } = await divisionMeant(db, form);
  if (unknown) throw problem('validation_failed', missing[unknown]);
  if (!form.house_street_no) throw problem('validation_failed', 'Add your house street no');
  return { division_code: code!, house_street_no: form.house_street_no };
}
