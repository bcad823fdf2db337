import type { Api } from '../api/contract.ts';

/** The calls that take a CSV file, and what they answer. */
export type ImportKey = Extract<keyof Api, `POST /admin/${string}/import`>;
export type Imported = Api[ImportKey]['data'];
