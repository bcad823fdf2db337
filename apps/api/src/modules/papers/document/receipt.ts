import { clockOf, dayOf } from '../../../platform/clock.ts';
import { dateInWords, dayInWords } from '../../../platform/date-words.ts';
import { problem } from '../../../platform/errors.ts';
import { francs } from '../../../platform/money-text.ts';
import { openPaper } from '../../../platform/pdf/document.ts';
import { ink, margin, measure } from '../../../platform/pdf/ink.ts';
import { drawFrames } from '../../../platform/pdf/paper-frames.ts';
import { drawPaperHead } from '../../../platform/pdf/paper-head.ts';
import { drawTable } from '../../../platform/pdf/table.ts';
import { write } from '../../../platform/pdf/typeset.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentReceipts, receiptById } from '../../payments/index.ts';
import { appointmentsWithRefs } from '../../scheduling/index.ts';
import { en } from '../texts.ts';

const t = en.receipt;
const columns = [
  { title: t.columns.item, width: measure - 120, weight: 'bold' as const },
  { title: t.columns.amount, width: 120 },
];

/** The receipt for cash that was taken at a desk: number, item, amount, and who took it. */
export async function drawReceipt({ db }: Platform, id: string): Promise<Buffer> {
  const row = await receiptById(db, id);
  if (!row?.reference_id) throw problem('not_found');
  const [[receipt], [appointment]] = await Promise.all([
    presentReceipts(db, [row]),
    appointmentsWithRefs(db, [row.reference_id]),
  ]);
  const { number, payee, patient, amount, given, taken_by } = receipt!;
  const { speciality, doctor } = appointment!.refs;
  const day = dayOf(row.issued_at);
  const { doc, finish } = openPaper({ Title: `${t.title} ${number}`, Author: 'Ivuriro', CreationDate: row.issued_at });
  drawPaperHead(doc, {
    title: t.title,
    code: number,
    codeSays: t.codeSays,
    qr: t.qr(number, payee.name, amount, day),
    facts: [
      [t.payee, payee.name, []],
      [en.patient, patient.full_name, [en.code(patient.user_code)]],
      [t.received, taken_by ?? t.noName, [dateInWords(day), clockOf(row.issued_at)]],
    ],
  });
  const appointmentTime = t.when(dateInWords(dayOf(appointment!.starts_at)), clockOf(appointment!.starts_at));
  drawTable(doc, columns, [
    [`${t.visit(speciality, doctor.name)}\n${appointmentTime}`, francs(amount)],
    [t.total, francs(amount)],
    ...(given > amount
      ? [
          [t.given, francs(given)],
          [t.change, francs(given - amount)],
        ]
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
