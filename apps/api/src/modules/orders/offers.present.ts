import type { DrugOffer, LabOffer } from '@ivuriro/contract';
import type { Db } from '../../platform/db/pool.ts';
import { type Drug, drugsById, testsById } from '../catalogue/index.ts';
import { providerRefs } from '../directory/index.ts';
import type { OfferRow } from './offers.queries.ts';

type Stock = LabOffer['status'];

export async function presentTests(db: Db, rows: OfferRow[]): Promise<LabOffer[]> {
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

/** As the pharmacy sees its own drugs: `status` is what it has set. */
export async function presentDrugs(db: Db, rows: OfferRow[]): Promise<DrugOffer[]> {
  const drugs = await drugsById(
    db,
    rows.map((row) => row.drug_id!),
  );
  return rows.map((row) => offerOf(row, drugs.get(row.drug_id!)!));
}

/** As patients see them: a drug that is out of stock in the catalogue is out of stock everywhere. */
export async function presentDrugsToPatients(db: Db, rows: OfferRow[]): Promise<DrugOffer[]> {
  const offers = await presentDrugs(db, rows);
  return offers.map((offer) => ({ ...offer, status: offer.drug.status === 'OUT_STOCK' ? 'OUT_STOCK' : offer.status }));
}

const offerOf = (row: OfferRow, drug: Drug): DrugOffer => ({
  id: row.id,
  price: row.price,
  status: row.status as Stock,
  drug,
});
