import { call } from '../../shared/api/call.ts';
import { listen } from '../../shared/socket.ts';

/** Asks for the figure whenever the line is there, and hears it change in between. */
export function followUnread(tell: (unread: number) => void): () => void {
  // Without an answer the old figure stays; the next connection asks again.
  const ask = () =>
    void call('GET /patient/notifications/unread_count').then(
      ({ data }) => tell(data.unread),
      () => {},
    );
  const stops = [listen('connect', ask), listen('notification', ({ unread }) => tell(unread))];
  return () => {
    for (const stop of stops) stop();
  };
}
