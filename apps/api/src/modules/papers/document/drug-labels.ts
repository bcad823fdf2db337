import { periodicityInWords } from '@ivuriro/contract/consultations';
import { dayOf } from '../../../platform/clock.ts';
import { dateInWords } from '../../../platform/date-words.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { openPaper } from '../../../platform/pdf/document.ts';
import type { Platform } from '../../../platform/platform.ts';
import { prescriptionLines } from '../../consultations/index.ts';
import { type OrderWithRefs, orderWithRefs } from '../../orders/index.ts';
import { en } from '../texts.ts';
import { label, writeName, writeSmall } from './label.ts';

type Doc = PDFKit.PDFDocument;

/**
 * Draws a label for each drug of the orders, one on a page, with the patient, the drug and, when a doctor prescribed
 * the drug, how to take it.
 */
export async function drawDrugLabels({ db, now }: Platform, ids: readonly string[]): Promise<Buffer> {
  const orders = await Promise.all(ids.map((id) => orderWithRefs(db, id)));
  const { doc, finish } = openPaper({ Title: orders[0]!.refs.provider, Author: 'Ivuriro' }, label);
  for (const [index, order] of orders.entries()) {
    if (index > 0) doc.addPage();
    drawLabelsOfOrder(doc, order, await dosesOf(db, order.consultation_file_id), now());
  }
  return finish();
}

function drawLabelsOfOrder(doc: Doc, { code, refs }: OrderWithRefs, doses: Map<string, string>, now: Date): void {
  const { provider, patient, goods } = refs;
  for (const [index, { drug, quantity }] of goods.entries()) {
    if (index > 0) doc.addPage();
    doc.y = label.edge;
    writeSmall(doc, `${patient.full_name}  ·  ${patient.user_code}`, 'regular', 8);
    doc.y += 2;
    writeName(doc, `${en.drugs.quantity(quantity)} ${drug.name}`);
    doc.y += 2;
    writeSmall(doc, doses.get(drug.id) ?? en.drugs.noDose, 'bold', 9.5);
    doc.y += 2;
    writeSmall(doc, `${provider}  ·  ${dateInWords(dayOf(now))}  ·  ${code}`, 'regular', 7);
    writeSmall(doc, en.drugs.keep, 'regular', 7);
  }
}

/** How often and how long each drug of a consultation file is taken. */
async function dosesOf(db: Db, fileId: string | null): Promise<Map<string, string>> {
  const lines = fileId ? await prescriptionLines(db, fileId) : [];
  return new Map(
    lines.map(({ drug_id, periodicity, duration }) => [
      drug_id,
      [periodicityInWords.get(periodicity) ?? periodicity, duration].filter(Boolean).join(', '),
    ]),
  );
}
