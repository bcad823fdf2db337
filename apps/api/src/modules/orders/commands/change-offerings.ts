import type { LabOffering } from '@ivuriro/contract';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { drugsById, testsById } from '../../catalogue/index.ts';
import { insertOffering, offeringById, type OfferingRow, updateOffering } from '../queries/offerings.queries.ts';

type Stock = LabOffering['status'];
interface NewTest {
  test: string;
  turn_around_time: string;
  test_price: number;
  status: Stock;
}

interface NewDrug {
  drug_id: string;
  price?: number | undefined;
  status: Stock;
}

type Changes<T> = { [K in keyof T]?: T[K] | undefined };

export async function addTest(trx: Db, laboratoryId: string, sent: NewTest): Promise<OfferingRow> {
  if (!(await testsById(trx, [sent.test])).has(sent.test)) throw problem('validation_failed', 'Select test');
  return added(
    await insertOffering(trx, {
      id: newId(),
      provider_id: laboratoryId,
      kind: 'laboratory',
      test_id: sent.test,
      price: sent.test_price,
      turn_around_time: sent.turn_around_time,
      status: sent.status,
    }),
  );
}

export async function addDrug(trx: Db, pharmacyId: string, sent: NewDrug): Promise<OfferingRow> {
  const drug = (await drugsById(trx, [sent.drug_id])).get(sent.drug_id);
  if (!drug) throw problem('validation_failed', 'Select drug');
  return added(
    await insertOffering(trx, {
      id: newId(),
      provider_id: pharmacyId,
      kind: 'pharmacy',
      drug_id: drug.id,
      price: sent.price ?? drug.price,
      status: sent.status,
    }),
  );
}

function added(offering: OfferingRow | null): OfferingRow {
  if (!offering) throw problem('already_offered');
  return offering;
}

export async function changeTest(trx: Db, id: string, sent: Changes<NewTest>, now: Date): Promise<OfferingRow> {
  refuseOther((await offeringById(trx, id)).test_id, sent.test, 'test');
  const { test_price: price, turn_around_time, status } = sent;
  return change(trx, id, { price, turn_around_time, status }, now);
}

export async function changeDrug(trx: Db, id: string, sent: Changes<NewDrug>, now: Date): Promise<OfferingRow> {
  refuseOther((await offeringById(trx, id)).drug_id, sent.drug_id, 'drug');
  const { price, status } = sent;
  return change(trx, id, { price, status }, now);
}

function refuseOther(current: string | null, sent: string | undefined, item: string): void {
  if (sent && sent.toLowerCase() !== current)
    throw problem('validation_failed', `Another ${item} is another offer: add it to your list.`);
}

/**
 * Changes an offering; fields that are not sent stay unchanged. A request that contains the status confirms the stock
 * at this time, even when the status stays the same.
 */
function change(
  trx: Db,
  id: string,
  sent: Partial<Record<'price' | 'turn_around_time' | 'status', unknown>>,
  now: Date,
) {
  const said = sent.status === undefined ? {} : { stock_said_at: now };
  const changed = Object.fromEntries(Object.entries({ ...sent, ...said }).filter(([, value]) => value !== undefined));
  return Object.keys(changed).length > 0 ? updateOffering(trx, id, changed) : offeringById(trx, id);
}

/** Marks an offering as removed. The row stays, because orders refer to it. */
export async function removeOffering(trx: Db, id: string, now: Date): Promise<null> {
  await updateOffering(trx, id, { removed_at: now });
  return null;
}
