import { invalidatePages } from '../web/page-cache.ts';

/** Sends to sockets, whichever process holds them. */
export interface Realtime {
  /** To every socket of an account. */
  tell: (accountId: string, event: string, payload: unknown) => void;
  /** To one socket. */
  tellSocket: (socketId: string, event: string, payload: unknown) => void;
  /** Null when another process did not answer. */
  isOpen: (socketId: string) => Promise<boolean | null>;
  /** Closes the sockets of a session that has ended. */
  disconnect: (sessionId: string) => void;
  /** Something that pages show has changed: every process renders them afresh. */
  invalidatePages: () => void;
}

/** For processes that serve no sockets: messages go nowhere. */
export const nobodyListens: Realtime = {
  tell: () => {},
  tellSocket: () => {},
  isOpen: async () => false,
  disconnect: () => {},
  invalidatePages,
};
