import { offerings } from '@ivuriro/contract/offerings';
import type { Db } from '../../platform/db/pool.ts';
import { type Page, pageOf, type Paging, windowOf } from '../../platform/http/paging.ts';
import { serve } from '../../platform/http/serve.ts';
import type { OrderKind } from './domain/order-kinds.ts';
import { addDrug, addTest, changeDrug, changeTest, removeOffering } from './commands/change-offerings.ts';
import { shelvesOf } from './queries/pharmacy-shelves.ts';
import { presentDrugs, presentDrugsToPatients, presentTests } from './presenters/present-offering.ts';
import { type OfferingRow, offeringsOf } from './queries/offerings.queries.ts';

export const offeringRoutes = serve(offerings, {
  laboratoryTests: (call) => listed(call, 'laboratory', call.query.laboratory_id, presentTests),
  pharmacyDrugs: (call) => listed(call, 'pharmacy', call.params.id, presentDrugsToPatients),
  ownTests: (call) => listed(call, 'laboratory', call.actor.id, presentTests),
  addTest: (call) => saved(call, presentTests, (trx) => addTest(trx, call.actor.id, call.body)),
  changeTest: (call) => saved(call, presentTests, (trx) => changeTest(trx, call.params.id, call.body, call.now)),
  removeTest: ({ transact, params, now }) => transact((trx) => removeOffering(trx, params.id, now)),
  ownDrugs: ({ db, actor, query }) => shelvesOf(db, actor.id, query['text-search']),
  addDrug: (call) => saved(call, presentDrugs, (trx) => addDrug(trx, call.actor.id, call.body)),
  changeDrug: (call) => saved(call, presentDrugs, (trx) => changeDrug(trx, call.params.id, call.body, call.now)),
  removeDrug: ({ transact, params, now }) => transact((trx) => removeOffering(trx, params.id, now)),
  adminPharmacyDrugs: (call) => listed(call, 'pharmacy', call.params.pharmacy_id, presentDrugs),
});

type Present<T> = (db: Db, rows: OfferingRow[]) => Promise<T[]>;
interface ListCall {
  db: Db;
  query: Paging & { 'text-search'?: string | undefined };
  address: { path: string; query: Record<string, unknown> };
  platform: { config: { publicUrl: string } };
}

async function listed<T>(call: ListCall, kind: OrderKind, providerId: string, present: Present<T>): Promise<Page<T>> {
  const { db, query } = call;
  const { total, rows } = await offeringsOf(db, kind, providerId, query['text-search'], windowOf(query));
  return pageOf(call, query, total, await present(db, rows));
}

interface SaveCall {
  db: Db;
  transact: <T>(change: (trx: Db) => Promise<T>) => Promise<T>;
  about: (what: { objectId?: string }) => void;
}

async function saved<T>(call: SaveCall, present: Present<T>, save: (trx: Db) => Promise<OfferingRow>): Promise<T> {
  const offering = await call.transact(async (trx) => {
    const row = await save(trx);
    call.about({ objectId: row.id });
    return row;
  });
  const [presented] = await present(call.db, [offering]);
  return presented!;
}
