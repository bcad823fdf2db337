import type { Api } from '../../lib/api/contract.ts';

/** A purchase that is paid by card or mobile money. */
export type OnlinePurchase = {
  purpose: Api['POST /patient/payment_intents']['body']['purpose'];
  /** Every field of the request that books the appointment or places the order. */
  fields: Record<string, string | string[]> & { payment_method: 'CARD' | 'MOBILE_MONEY' };
  /** A text that identifies the slot or order lines to hold. */
  holdKey: string;
  files: File[];
  /** The names of the attachments; after a reload the server still has the files and this page does not. */
  fileNames: string[];
};

/** The purchase, serialised as text: two purchases are the same when their texts are equal. */
export function purchaseText({ purpose, fields, fileNames }: OnlinePurchase): string {
  return JSON.stringify([purpose, fields, fileNames]);
}
