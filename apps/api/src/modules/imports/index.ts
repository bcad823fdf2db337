import type { Module } from '../../platform/module.ts';
import { on } from '../../platform/outbox.ts';
import { importAsked } from './events.ts';
import { routes } from './imports.routes.ts';
import { runImport } from './run-import.ts';
import { tidyImports } from './tidy.ts';

export { requestImport } from './request-import.ts';
export { importTables } from './ports.ts';
export type { ImportResult, ImportRows, Line, Table } from './table.ts';

export const imports: Module = {
  name: 'imports',
  routes,
  grants: [{ object: 'import', table: 'import_run', by: { admin: 'true' } }],
  subscriptions: [on(importAsked, 'run_import', runImport)],
  jobs: { tidy_imports: tidyImports },
  sweepers: [{ job: 'tidy_imports', everySeconds: 3_600 }],
};
