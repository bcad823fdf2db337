import type { Api } from '../../lib/api/contract.ts';

/** An import that runs or has ended. */
export type ImportRun = Api['GET /admin/imports']['data']['data'][number];
export type ImportedLines = Api['GET /admin/imports/{id}']['data'];
/** The lists that can be imported from a file. */
export type ImportList = ImportRun['list'];

export const goesOn = ({ status }: ImportRun): boolean => status === 'WAITING' || status === 'RUNNING';
