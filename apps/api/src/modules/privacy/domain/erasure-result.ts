/** The account to erase. */
export interface ErasureRequest {
  id: string;
  /** The account that erases it: an administrator, or the last guardian of a child. */
  by: string;
}

/**
 * The result of an erasure: the records that stay, and the sessions and files that must be closed or deleted after its
 * transaction.
 */
export interface ErasureResult {
  /** The records that were not erased, and why. */
  kept: string[];
  sessions: string[];
  /** The storage keys of private files to delete. */
  files: string[];
  /** Whether the name stays with the records that are kept. */
  known: boolean;
}
