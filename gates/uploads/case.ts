import type { ErrorCode } from '@ivuriro/contract/errors';

/** What becomes of a file: kept, refused with this code, `refused` with any; `either` where chance has made it. */
export type Verdict =
  'kept' | 'refused' | 'either' | Extract<ErrorCode, 'unsupported_type' | 'too_large' | 'validation_failed'>;
export interface SentFile {
  name: string;
  type: string;
  bytes: Buffer;
}
/** One file of the corpus, and what each kind of address makes of it. */
export interface Case extends SentFile {
  what: string;
  picture: Verdict;
  attachment: Verdict;
  table: Verdict;
  /** How a kept attachment is handed to a browser. */
  shown?: 'inline' | 'attachment';
}

/** Stands in what a file carries besides its picture: it never leaves a picture that was drawn anew. */
export const stowaway = 'stowaway-6f1d';

/** A file that no address takes. */
export const refused = (what: string, name: string, bytes: Buffer | string, type = 'image/png'): Case => ({
  what,
  name,
  type,
  bytes: Buffer.from(bytes),
  picture: 'unsupported_type',
  attachment: 'unsupported_type',
  table: 'refused',
});

/** A picture that is one. */
export const picture = (what: string, name: string, bytes: Buffer, type = 'image/png'): Case => ({
  ...refused(what, name, bytes, type),
  picture: 'kept',
  attachment: 'kept',
  shown: 'inline',
});

/** What may be attached, and is no picture. */
export const paper = (
  what: string,
  name: string,
  bytes: Buffer | string,
  shown: 'inline' | 'attachment' = 'attachment',
): Case => ({
  ...refused(what, name, bytes, 'application/octet-stream'),
  attachment: 'kept',
  shown,
});
