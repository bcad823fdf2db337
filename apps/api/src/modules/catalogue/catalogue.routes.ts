import { catalogue } from '@ivuriro/contract/catalogue';
import { listLimit, pageOf, windowOf } from '../../platform/http/paging.ts';
import { serve } from '../../platform/http/serve.ts';
import { countDrugs, divisionsWithin, drugRows, listed } from './catalogue.queries.ts';
import { drugs, facilities, insurances, specialities, symptomsDiseases, tests } from './lists.ts';

export const routes = serve(catalogue, {
  specialties: ({ db, query }) => specialities(db, query['text-search'], query.showOnlyDoctorsSpecialities === '1'),
  symptomsDiseases: ({ db, query }) => symptomsDiseases(db, query['text-search']),
  insurances: ({ db, query }) => insurances(db, query['text-search']),
  drugs: async (call) => {
    const { db, query } = call;
    const search = query['text-search'];
    if (query.withoutPaginate === '1') return drugs(db, await drugRows(db, search, { limit: listLimit, offset: 0 }));
    const [total, rows] = await Promise.all([countDrugs(db, search), drugRows(db, search, windowOf(query))]);
    return pageOf(call, query, total, await drugs(db, rows));
  },
  tests: ({ db, query }) => tests(db, query['text-search']),
  imagings: ({ db, query }) =>
    listed(db, { table: 'imaging', columns: ['id', 'title'], title: 'title' }, query['text-search']),
  facilities: ({ db, query }) => facilities(db, query['text-search']),
  locations: async ({ db, query }) =>
    /^\d{1,8}$/.test(query.within ?? '')
      ? divisionsWithin(db, Number(query.within))
      : query.within
        ? []
        : divisionsWithin(db, null),
});
