import { catalogue } from '@ivuriro/contract/catalogue';
import type { Db } from '../../platform/db/pool.ts';
import { listLimit, pageOf, windowOf } from '../../platform/http/paging.ts';
import { serve } from '../../platform/http/serve.ts';
import { divisionsWithin, drugRows } from './queries/catalogue.queries.ts';
import {
  drugs,
  facilities,
  imagings,
  insurances,
  specialities,
  symptomsDiseases,
  tests,
} from './queries/catalogue-lists.ts';

export const routes = serve(catalogue, {
  specialties: ({ db, query }) => specialities(db, query['text-search'], query.showOnlyDoctorsSpecialities === '1'),
  symptomsDiseases: ({ db, query }) => symptomsDiseases(db, query['text-search']),
  insurances: ({ db, query }) => insurances(db, query['text-search']),
  drugs: async (call) => {
    const { db, query } = call;
    const all = query.withoutPaginate === '1';
    const window = all ? { limit: listLimit, offset: 0 } : windowOf(query);
    const { total, rows } = await drugRows(db, { search: query['text-search'] }, window);
    const shown = await drugs(db, rows);
    return all ? shown : pageOf(call, query, total, shown);
  },
  tests: ({ db, query }) => tests(db, query['text-search']),
  imagings: ({ db, query }) => imagings(db, query['text-search']),
  facilities: ({ db, query }) => facilities(db, query['text-search']),
  locations: ({ db, query }) => divisions(db, query.within),
});

/**
 * The provinces, or the divisions directly within the division with the code `within`; an empty list when no division
 * has this code.
 */
async function divisions(db: Db, within: string | undefined) {
  if (!within) return divisionsWithin(db, null);
  return /^\d{1,8}$/.test(within) ? divisionsWithin(db, Number(within)) : [];
}
