import type { Api } from '../../lib/api/contract.ts';

export type Wish = {
  purpose: Api['POST /patient/payment_intents']['body']['purpose'];
  /** Every field of the final call. */
  fields: Record<string, string | string[]> & { payment_method: 'CARD' | 'MOBILE_MONEY' };
  /** What of it is held. */
  thing: string;
  files: File[];
  /** Names of the files that belong to the purchase; after a reload the server has them and this page no longer. */
  fileNames: string[];
};

/** Everything that makes it a different purchase. */
export function textOf({ purpose, fields, fileNames }: Wish): string {
  return JSON.stringify([purpose, fields, fileNames]);
}
