/** The account to erase. */
export interface ErasureRequest {
  id: string;
  /** The administrator who erases the account. */
  by: string;
}

/** The result of an erasure: the records that stay, and what must be deleted after its transaction. */
export interface ErasureResult {
  /** The records that were not erased, and why. */
  kept: string[];
  sessions: string[];
  /** The storage keys of private files to delete. */
  files: string[];
  /** Whether the name stays with the records that are kept. */
  known: boolean;
}
