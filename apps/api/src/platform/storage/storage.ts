export interface Stored {
  key: string;
  /** When it was put. */
  at: Date;
}

/**
 * Bytes by key: on disk, or in an S3-compatible store. Keys are made by us, never by a client. A storage that is full or
 * out of reach refuses with 503 and keeps nothing of what it was given.
 */
export interface Storage {
  put: (key: string, bytes: Buffer | AsyncIterable<Buffer>, contentType: string) => Promise<void>;
  get: (key: string) => Promise<Buffer | null>;
  remove: (key: string) => Promise<void>;
  /** What lies in a folder, and what was left half written there. */
  list: (folder: string) => AsyncIterable<Stored>;
}
