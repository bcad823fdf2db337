/** Says something to every socket of an account, whichever process holds it. */
export interface Realtime {
  tell: (accountId: string, event: string, payload: unknown) => void;
  /** Ends the sockets of a token that is no longer valid. */
  disconnect: (sessionId: string) => void;
}
