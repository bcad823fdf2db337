import { periodicityInWords } from '@ivuriro/contract/consultations';
import { dayOf } from '../../../platform/clock.ts';
import { dateInWords } from '../../../platform/date-words.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { openPaper } from '../../../platform/pdf/document.ts';
import type { Platform } from '../../../platform/platform.ts';
import { prescriptionLines } from '../../consultations/index.ts';
import { orderWithRefs } from '../../orders/index.ts';
import { en } from '../texts.ts';
import { label, writeName, writeSmall } from './label.ts';

/**
 * Draws a label for each drug of an order, one on a page, with the patient, the drug and, when a doctor prescribed the
 * drug, how to take it.
 */
export async function drawDrugLabels({ db, now }: Platform, id: string): Promise<Buffer> {
  const order = await orderWithRefs(db, id);
  const doses = await dosesOf(db, order.consultation_file_id);
  const { provider, patient, goods } = order.refs;
  const { doc, finish } = openPaper({ Title: provider, Author: 'Ivuriro' }, label);
  for (const [index, { drug, quantity }] of goods.entries()) {
    if (index > 0) doc.addPage();
    doc.y = label.edge;
    writeSmall(doc, `${patient.full_name}  ·  ${patient.user_code}`, 'regular', 8);
    doc.y += 2;
    writeName(doc, `${en.drugs.quantity(quantity)} ${drug.name}`);
    doc.y += 2;
    writeSmall(doc, doses.get(drug.id) ?? en.drugs.noDose, 'bold', 9.5);
    doc.y += 2;
    writeSmall(doc, `${provider}  ·  ${dateInWords(dayOf(now()))}  ·  ${order.code}`, 'regular', 7);
    writeSmall(doc, en.drugs.keep, 'regular', 7);
  }
  return finish();
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
