import { prescriptionDays } from '@ivuriro/contract/order-requests';
import { dayMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { type PrescriptionToOrder, prescriptionToOrder } from '../../consultations/index.ts';
import type { OrderKind } from './order-kinds.ts';
import type { OrderableOffering } from '../queries/offerings.queries.ts';

/** The prescription in the consultation file that the request names; null when the request names no file. */
export async function namedFile(
  db: Db,
  patientId: string,
  fileId: string | undefined,
): Promise<PrescriptionToOrder | null> {
  if (!fileId) return null;
  const file = await prescriptionToOrder(db, patientId, fileId);
  if (!file) throw problem('validation_failed', 'We do not know this consultation file.');
  return file;
}

/**
 * Whether a doctor prescribed the order: the consultation file is recent and contains at least one of the ordered
 * items.
 */
export function askedByDoctor(
  kind: OrderKind,
  offerings: OrderableOffering[],
  file: PrescriptionToOrder | null,
  now: Date,
): boolean {
  if (!file || !isRecent(file, now)) return false;
  const request = kind === 'laboratory' ? file.testIds : file.drugIds;
  return offerings.some(({ item_id }) => request.includes(item_id));
}

export const onPrescription = ({ supply }: Pick<OrderableOffering, 'supply'>): boolean => supply === 'Rx';

/**
 * Refuses a prescription-only drug unless a prescription is attached or the request names a recent consultation file
 * that prescribes it. A prescription line that was already dispensed is refused in any case.
 */
export function refuseWithoutPrescription(
  offerings: OrderableOffering[],
  file: PrescriptionToOrder | null,
  attachments: number,
  now: Date,
): void {
  const recent = file && isRecent(file, now) ? file : null;
  for (const { item_id, name } of offerings.filter(onPrescription)) {
    if (recent?.waitingDrugIds.includes(item_id)) continue;
    if (file?.drugIds.includes(item_id) && !file.waitingDrugIds.includes(item_id))
      throw problem('already_dispensed', `${name} was already dispensed from this prescription.`);
    if (attachments === 0)
      throw problem('prescription_required', `${name} needs a prescription. Attach it, or name the consultation file.`);
  }
}

const isRecent = (file: PrescriptionToOrder, now: Date): boolean =>
  now.getTime() - file.savedAt.getTime() <= prescriptionDays * dayMs;
