import { forgetPages } from '../web/page-cache.ts';

/** Says something to sockets, whichever process holds them. */
export interface Realtime {
  /** To every socket of an account. */
  tell: (accountId: string, event: string, payload: unknown) => void;
  /** To one socket. */
  tellSocket: (socketId: string, event: string, payload: unknown) => void;
  /** Null when that could not be asked. */
  isOpen: (socketId: string) => Promise<boolean | null>;
  /** Ends the sockets of a token that is no longer valid. */
  disconnect: (sessionId: string) => void;
  /** What the pages show was changed: every process renders each anew. */
  forgetPages: () => void;
}

/** Where no sockets are served: nobody hears anything. */
export const nobodyListens: Realtime = {
  tell: () => {},
  tellSocket: () => {},
  isOpen: async () => false,
  disconnect: () => {},
  forgetPages,
};
