import { imports } from '@ivuriro/contract/import';
import { pageOf, windowOf } from '../../platform/http/paging.ts';
import { serve } from '../../platform/http/serve.ts';
import { startImport } from './request-import.ts';
import { errorsOf, findRun, findRuns } from './imports.queries.ts';
import { outlines, present } from './present.ts';

export const routes = serve(imports, {
  list: async (call) => {
    const { db, query } = call;
    const { total, rows } = await findRuns(db, query.list, windowOf(query));
    return pageOf(call, query, total, await outlines(db, rows));
  },
  one: ({ db, params }) => present(db, params.id),
  errors: async (call) => {
    const { db, params, query } = call;
    const { bad } = await findRun(db, params.id);
    return pageOf(call, query, bad, await errorsOf(db, params.id, windowOf(query)));
  },
  take: startImport,
});
