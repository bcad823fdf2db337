import { shownPhone } from '@ivuriro/contract/shown-phone';
import { clockOf, dayOf } from '../../../platform/clock.ts';
import { dateInWords, dayInWords } from '../../../platform/date-words.ts';
import { openPaper } from '../../../platform/pdf/document.ts';
import { ink, margin, measure } from '../../../platform/pdf/ink.ts';
import { drawFrames } from '../../../platform/pdf/paper-frames.ts';
import { drawPaperHead } from '../../../platform/pdf/paper-head.ts';
import { drawTable, makeRoom, type PaperColumn } from '../../../platform/pdf/table.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type OrderWithRefs, orderWithRefs } from '../../orders/index.ts';
import { en } from '../texts.ts';

type Doc = PDFKit.PDFDocument;
const t = en.laboratory;

interface Sheet {
  title: string;
  /** The empty columns, beside the number and the name of the test, that people fill in by hand. */
  blank: readonly Pick<PaperColumn, 'title' | 'width'>[];
  /** The least height of a row in points; it leaves room to write. */
  least: number;
  /** The texts below the signature lines at the foot of the table. */
  signed: readonly string[];
}

/** Draws a sheet of ordered tests for each order, for the person who takes the samples. */
export const drawLaboratoryRequest = drawSheet({
  title: t.request,
  blank: [
    { title: t.columns.sample, width: 130 },
    { title: t.columns.taken, width: 110 },
  ],
  least: 20,
  signed: [t.takenBy, t.takenOn],
});

/** Draws a sheet for each order, on which results are written and signed. */
export const drawLaboratoryResult = drawSheet({
  title: t.result,
  blank: [
    { title: t.columns.result, width: 110 },
    { title: t.columns.unit, width: 60 },
    { title: t.columns.usual, width: 100 },
  ],
  least: 24,
  signed: [t.releasedBy, t.releasedOn],
});

function drawSheet(sheet: Sheet) {
  return async ({ db, now }: Platform, ids: readonly string[]): Promise<Buffer> => {
    const orders = await Promise.all(ids.map((id) => orderWithRefs(db, id)));
    const codes = orders.map(({ code }) => code).join(', ');
    const { doc, finish } = openPaper({ Title: `${sheet.title} ${codes}`, Author: 'Ivuriro' });
    for (const [index, order] of orders.entries()) {
      if (index > 0) doc.addPage();
      drawOrder(doc, sheet, order, now());
    }
    return finish();
  };
}

function drawOrder(doc: Doc, { title, blank, least, signed }: Sheet, order: OrderWithRefs, now: Date): void {
  const { provider, patient, goods } = order.refs;
  const first = doc.bufferedPageRange().count - 1;
  drawPaperHead(doc, {
    title,
    code: order.code,
    codeSays: t.codeSays,
    qr: t.qr(order.code),
    facts: [
      [
        en.patient,
        patient.full_name,
        [
          en.code(patient.user_code),
          patient.birth_date && en.born(patient.birth_date.slice(0, 4)),
          patient.phone && shownPhone(patient.phone),
        ],
      ],
      [t.place, provider, []],
      [t.ordered, dateInWords(dayOf(order.created_at)), [order.category === 'Doctor' ? t.byDoctor : t.byPatient]],
    ],
  });
  const taken = blank.reduce((sum, { width }) => sum + width, 26);
  const columns = [
    { title: t.columns.number, width: 26, colour: ink.third },
    { title: t.columns.test, width: measure - taken, weight: 'bold' as const },
    ...blank.map((one) => ({ ...one, blank: true as const })),
  ];
  const rows = goods.map(({ test }, index) => [String(index + 1), test.title]);
  drawTable(doc, columns, rows, { keep: 90, least });
  drawSignatures(doc, signed);
  const foot = en.printed(`${dayInWords(dayOf(now))}, ${clockOf(now)}`);
  drawFrames(doc, { foot, name: patient.full_name, title: `${title} ${order.code}` }, first);
}

const gap = 24;

/** Draws lines side by side, for a signature and a date. */
function drawSignatures(doc: Doc, signed: readonly string[]): void {
  makeRoom(doc, 80);
  const y = doc.y + 46;
  const width = (measure - gap * (signed.length - 1)) / signed.length;
  for (const [index, says] of signed.entries()) {
    const x = margin.side + index * (width + gap);
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.8)
      .stroke(ink.second);
    doc
      .font('regular', 9)
      .fillColor(ink.third)
      .text(says, x, y + 5, { width });
  }
}
