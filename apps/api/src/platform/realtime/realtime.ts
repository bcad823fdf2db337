import { invalidatePages } from '../web/page-cache.ts';

/** Sends messages to sockets, whichever process they are connected to. */
export interface Realtime {
  /** Sends to every socket of an account. */
  tell: (accountId: string, event: string, payload: unknown) => void;
  /** Sends to the sockets of a screen, which connected with a secret and without a sign-in. */
  tellScreens: (screen: string, event: string, payload: unknown) => void;
  /** Sends to one socket. */
  tellSocket: (socketId: string, event: string, payload: unknown) => void;
  /** Whether a socket is connected; null when this is unknown because another process did not answer. */
  isOpen: (socketId: string) => Promise<boolean | null>;
  /** Closes the sockets of a session that has ended. */
  disconnect: (sessionId: string) => void;
  /** Invalidates the cached pages in every process, after a change of data that the pages show. */
  invalidatePages: () => void;
}

/** For processes without sockets: drops all messages. */
export const nobodyListens: Realtime = {
  tell: () => {},
  tellScreens: () => {},
  tellSocket: () => {},
  isOpen: async () => false,
  disconnect: () => {},
  invalidatePages,
};
