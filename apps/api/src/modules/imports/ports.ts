import { port } from '../../platform/port.ts';
import type { ImportList, Table } from './table.ts';

/** The lists that can be imported from files, each with its own columns; other modules supply them. */
export const importTables = port<() => Record<ImportList, Table<any>>>('imports.importTables');

export const tableOf = (list: ImportList): Table<unknown> => importTables.call()[list];
