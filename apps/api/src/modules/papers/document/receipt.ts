import { clockOf, dayOf } from '../../../platform/clock.ts';
import { dateInWords, dayInWords } from '../../../platform/date-words.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { francs } from '../../../platform/money-text.ts';
import { openPaper } from '../../../platform/pdf/document.ts';
import { ink, margin, measure } from '../../../platform/pdf/ink.ts';
import { drawFrames } from '../../../platform/pdf/paper-frames.ts';
import { drawPaperHead } from '../../../platform/pdf/paper-head.ts';
import { drawTable, drawTotals } from '../../../platform/pdf/table.ts';
import { write } from '../../../platform/pdf/typeset.ts';
import type { Platform } from '../../../platform/platform.ts';
import { orderWithRefs } from '../../orders/index.ts';
import { presentReceipts, receiptById, type ShownReceipt } from '../../payments/index.ts';
import { appointmentsWithRefs } from '../../scheduling/index.ts';
import { en } from '../texts.ts';

const t = en.receipt;
const columns = [
  { title: t.columns.item, width: measure - 120, weight: 'bold' as const },
  { title: t.columns.amount, width: 120, amount: true as const },
];

type PaidReceipt = ShownReceipt & { reference_id: string };
/**
 * The items that were paid for, each with its price. `number` is the text with the order code, and null for an
 * appointment.
 */
interface Purchase {
  items: { what: string; price: number }[];
  number: string | null;
}

async function paidAppointment(db: Db, { reference_id, amount }: PaidReceipt): Promise<Purchase> {
  const [appointment] = await appointmentsWithRefs(db, [reference_id]);
  const { starts_at, refs } = appointment!;
  const when = t.when(dateInWords(dayOf(starts_at)), clockOf(starts_at));
  return { items: [{ what: `${t.visit(refs.speciality, refs.doctor.name)}\n${when}`, price: amount }], number: null };
}

async function paidOrder(db: Db, { reference_id, purpose }: PaidReceipt): Promise<Purchase> {
  const { code, refs } = await orderWithRefs(db, reference_id);
  const items = refs.goods.map(({ test, drug, price, quantity }) => ({
    what: purpose === 'laboratory_test' ? test.title : t.drugs(quantity, drug.name),
    price: price * quantity,
  }));
  return { items, number: t.order(code) };
}

/**
 * Draws the receipt for cash that was taken at a desk: its number, the items, the amount, and the member who took the
 * cash.
 */
export async function drawReceipt({ db }: Platform, id: string): Promise<Buffer> {
  const row = await receiptById(db, id);
  if (!row?.reference_id) throw problem('not_found');
  const paid = { ...row, reference_id: row.reference_id };
  const [[receipt], bought] = await Promise.all([
    presentReceipts(db, [row]),
    row.purpose === 'appointment' ? paidAppointment(db, paid) : paidOrder(db, paid),
  ]);
  const { number, payee, patient, amount, given, taken_by } = receipt!;
  const day = dayOf(row.issued_at);
  const { doc, finish } = openPaper({ Title: `${t.title} ${number}`, Author: 'Ivuriro', CreationDate: row.issued_at });
  drawPaperHead(doc, {
    title: t.title,
    code: number,
    codeSays: t.codeSays,
    qr: t.qr(number, payee.name, amount, day),
    facts: [
      [t.payee, payee.name, [bought.number]],
      [en.patient, patient.full_name, [en.code(patient.user_code)]],
      [t.received, taken_by ?? t.noName, [dateInWords(day), clockOf(row.issued_at)]],
    ],
  });
  const rows = bought.items.map(({ what, price }) => [what, francs(price)]);
  drawTable(doc, columns, rows, { keep: 90 });
  drawTotals(doc, columns, [
    [t.total, francs(amount)],
    ...(given > amount
      ? ([
          [t.given, francs(given)],
          [t.change, francs(given - amount)],
        ] as [string, string][])
      : []),
  ]);
  if (row.cancelled_at) {
    const text = t.cancelled(dayInWords(dayOf(row.cancelled_at)));
    write(doc, [{ text, size: 14, weight: 'bold', colour: ink.clay }], margin.side, { width: measure });
  }
  drawFrames(doc, {
    foot: `${payee.name}  ·  ${dayInWords(day)}`,
    name: patient.full_name,
    title: `${t.title} ${number}`,
  });
  return finish();
}
