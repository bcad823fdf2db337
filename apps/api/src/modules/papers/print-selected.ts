import { problem } from '../../platform/errors.ts';
import { auditLine, writeAudit } from '../../platform/http/audit.ts';
import type { OwnedCall } from '../../platform/http/call.ts';
import { newId } from '../../platform/ids.ts';
import { signedAddress, storeTemporarily } from '../files/index.ts';
import { ordersToPrint } from '../orders/index.ts';
import { appointmentsBrief, sideOf } from '../scheduling/index.ts';
import { type SeveralPaperName, severalPapers } from './drawings.ts';

type SelectedCall = OwnedCall<unknown, { id: string[] }, unknown>;
interface PrintedRow {
  id: string;
  patient_id: string;
}

/** Prints the labels for the patients of the selected appointments. */
export async function printLabels(call: SelectedCall) {
  const { db, owner, query } = call;
  const found = await appointmentsBrief(db, query.id);
  const own = [...found].filter(([, appointment]) => appointment[sideOf(owner)] === owner.id);
  return printed(call, 'label', 'appointment', new Map(own));
}

/** Prints one kind of paper for the selected orders. */
export const printOfOrders = (paper: SeveralPaperName) => async (call: SelectedCall) => {
  const { db, owner, query } = call;
  return printed(call, paper, `${owner.kind}_order`, await ordersToPrint(db, owner.id, query.id));
};

/**
 * Draws the document at once and stores it for an hour, because an address has no room for so many ids. The audit has
 * an entry for each row, as when its paper is printed alone.
 */
async function printed(
  { platform, actor, query, requestId }: SelectedCall,
  paper: SeveralPaperName,
  object: string,
  found: Map<string, PrintedRow>,
) {
  const rows = [...new Set(query.id)].flatMap((id) => found.get(id) ?? []);
  if (rows.length === 0) throw problem('not_found');
  const ids = rows.map(({ id }) => id);
  const fileId = newId();
  await storeTemporarily(platform, fileId, await severalPapers(platform, paper, ids), actor.id);
  const line = auditLine(actor, `${object}.printed`, object, requestId);
  await writeAudit(platform.db, ...rows.map(({ id, patient_id }) => ({ ...line, object_id: id, patient_id })));
  return { url: signedAddress(platform, fileId, { accountId: actor.id, object: 'list' }) };
}
