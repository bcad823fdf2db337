import { port } from '../../platform/port.ts';
import type { ImportList, Table } from './table.ts';

/** Returns the lists that can be imported from files, each with its own columns; supplied by other modules. */
export const importTables = port<() => Record<ImportList, Table<any>>>('imports.importTables');

export const tableOf = (list: ImportList): Table<unknown> => importTables.call()[list];
