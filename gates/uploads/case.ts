import type { ErrorCode } from '@ivuriro/contract/errors';

/**
 * The expected result: accepted (`kept`), refused with this error code, `refused` with any error code, or, for randomly
 * damaged files, `either`.
 */
export type Verdict =
  | 'kept'
  | 'refused'
  | 'either'
  | Extract<ErrorCode, 'unsupported_type' | 'too_large' | 'validation_failed'>;
export interface SentFile {
  name: string;
  type: string;
  bytes: Buffer;
}
/** One generated file, and the expected result at each kind of endpoint. */
export interface Case extends SentFile {
  what: string;
  picture: Verdict;
  attachment: Verdict;
  table: Verdict;
  /** The content disposition with which a stored attachment is served. */
  shown?: 'inline' | 'attachment';
}

/** A text in the metadata of pictures, which must not remain in a re-encoded picture. */
export const stowaway = 'stowaway-6f1d';

/** A file that every endpoint refuses. */
export const refused = (what: string, name: string, bytes: Buffer | string, type = 'image/png'): Case => ({
  what,
  name,
  type,
  bytes: Buffer.from(bytes),
  picture: 'unsupported_type',
  attachment: 'unsupported_type',
  table: 'refused',
});

/** A valid picture. */
export const picture = (what: string, name: string, bytes: Buffer, type = 'image/png'): Case => ({
  ...refused(what, name, bytes, type),
  picture: 'kept',
  attachment: 'kept',
  shown: 'inline',
});

/** A valid attachment that is no picture. */
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
