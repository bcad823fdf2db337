/** Bytes by key: on disk, or in an S3-compatible store. Keys are made by us, never by a client. */
export interface Storage {
  put: (key: string, bytes: Buffer | AsyncIterable<Buffer>, contentType: string) => Promise<void>;
  get: (key: string) => Promise<Buffer | null>;
  remove: (key: string) => Promise<void>;
}
