import type { DrugOffering, LabOffering } from '@ivuriro/contract';
import type { Db } from '../../../platform/db/pool.ts';
import { type Drug, drugsById, testsById } from '../../catalogue/index.ts';
import { providerRefs } from '../../providers/index.ts';
import type { OfferingRow } from '../queries/offerings.queries.ts';

type Stock = LabOffering['status'];

export async function presentTests(db: Db, rows: OfferingRow[]): Promise<LabOffering[]> {
  const [tests, laboratories] = await Promise.all([
    testsById(
      db,
      rows.map((row) => row.test_id!),
    ),
    providerRefs(db, [...new Set(rows.map((row) => row.provider_id))]),
  ]);
  return rows.map((row) => ({
    id: row.id,
    test: tests.get(row.test_id!)!,
    laboratory: { id: row.provider_id, name: laboratories.get(row.provider_id)!.name },
    turn_around_time: row.turn_around_time,
    test_price: row.price,
    status: row.status as Stock,
  }));
}

/** Drugs as their pharmacy sees them: `status` is what the pharmacy has set. */
export async function presentDrugs(db: Db, rows: OfferingRow[]): Promise<DrugOffering[]> {
  const drugs = await drugsById(
    db,
    rows.map((row) => row.drug_id!),
  );
  return rows.map((row) => offeringOf(row, drugs.get(row.drug_id!)!));
}

/** Drugs as patients see them: a drug that is out of stock in the catalogue is out of stock everywhere. */
export async function presentDrugsToPatients(db: Db, rows: OfferingRow[]): Promise<DrugOffering[]> {
  const offerings = await presentDrugs(db, rows);
  return offerings.map((offering) => ({
    ...offering,
    status: offering.drug.status === 'OUT_STOCK' ? 'OUT_STOCK' : offering.status,
  }));
}

const offeringOf = (row: OfferingRow, drug: Drug): DrugOffering => ({
  id: row.id,
  price: row.price,
  status: row.status as Stock,
  drug,
});
