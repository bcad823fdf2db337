import type { Db } from '../../platform/db/pool.ts';
import { problem } from '../../platform/errors.ts';
import { divisionMeant, type SentDivisions } from '../catalogue/index.ts';
import { isSamePerson } from '../identity/index.ts';
import { type Asked, type PaymentRow, type Quote, withoutClaims } from '../payments/index.ts';
import { demandGoods } from './goods.ts';
import { type OrderKind, trades, type Wish } from './kinds.ts';
import { askedByDoctor, demandPrescription, namedFile, onPrescription } from './prescription.ts';

/** The order as it is stored with its payment: checked, and with its prices. */
export interface KeptOrder {
  kind: OrderKind;
  provider_id: string;
  lines: { offer_id: string; price: number; quantity: number }[];
  category: 'Doctor' | 'Patient';
  consultation_file_id: string | null;
  needs_prescription: boolean;
  division_code: number | null;
  house_street_no: string | null;
}

export const keptIn = (payment: Pick<PaymentRow, 'request'>): KeptOrder => payment.request as unknown as KeptOrder;

// a higher total would not fit into a payment
const highestTotal = 1_000_000_000;

/** Checks a request in the order of the wizard's steps, so that the first problem is reported, and fixes its price. */
export async function quoteOrder(db: Db, kind: OrderKind, asked: Asked, now: Date): Promise<Quote> {
  const wish = wishIn(kind, asked.fields);
  if (await isSamePerson(db, asked.patientId, wish.provider_id))
    throw problem('own_account', 'You cannot order from your own account.');
  const goods = await demandGoods(
    db,
    kind,
    wish.provider_id,
    wish.offers.map((offer) => offer.id),
  );
  const file = await namedFile(db, asked.patientId, wish.consultation_file_id);
  demandPrescription(goods, file, asked.attachments, now);
  const address = wish.collect ? nowhere : await addressOf(db, wish);
  if (!wish.payment_method) throw problem('validation_failed', 'Please select payment method');
  const lines = goods.map(({ id, price }, index) => ({ offer_id: id, price, quantity: wish.offers[index]!.quantity }));
  const amount = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  if (amount > highestTotal) throw problem('validation_failed', 'This is too much for one order.');
  if (amount === 0 && asked.method !== 'CASH')
    throw problem('validation_failed', 'There is nothing to pay before: choose cash.');
  const kept: KeptOrder = {
    kind,
    provider_id: wish.provider_id,
    lines,
    category: askedByDoctor(kind, goods, file, now) ? 'Doctor' : 'Patient',
    consultation_file_id: wish.consultation_file_id || null,
    needs_prescription: goods.some(onPrescription),
    ...address,
  };
  return { payeeId: wish.provider_id, payeeKind: kind, amount, request: { ...kept } };
}

/** Reads the form, without looking at the goods. */
export function wishIn(kind: OrderKind, fields: object): Wish {
  const wish = trades[kind].read(withoutClaims(fields));
  if (wish === 'uncounted') throw problem('validation_failed', 'Say how many of each drug you want.');
  return wish;
}

const nowhere = { division_code: null, house_street_no: null };
const missing = {
  province: 'Add Your province',
  district: 'Add your district',
  sector: 'Add your sector',
  cell: 'Add your cell',
  village: 'Add your village',
};

async function addressOf(db: Db, wish: SentDivisions & { house_street_no?: string | undefined }) {
  const { code, unknown } = await divisionMeant(db, wish);
  if (unknown) throw problem('validation_failed', missing[unknown]);
  if (!wish.house_street_no) throw problem('validation_failed', 'Add your house street no');
  return { division_code: code!, house_street_no: wish.house_street_no };
}
