import { port } from '../../platform/port.ts';
import type { ImportList, Table } from './table.ts';

/** The lists that come in from files, each with lines of its own; the modules that keep them supply how. */
export const importTables = port<() => Record<ImportList, Table<any>>>('imports.importTables');

export const tableOf = (list: ImportList): Table<unknown> => importTables.call()[list];
