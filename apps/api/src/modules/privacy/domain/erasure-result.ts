/** Who is erased. */
export interface ErasureRequest {
  id: string;
  /** The administrator who does it. */
  by: string;
}

/** What an account leaves besides itself. */
export interface ErasureResult {
  /** What was not erased, and why. */
  kept: string[];
  sessions: string[];
  /** Where the bytes of private files lie that go with it. */
  files: string[];
  /** Whether the name stays with what is kept. */
  known: boolean;
}
