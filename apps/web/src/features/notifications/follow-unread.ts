import { call } from '../../shared/api/call.ts';
import { listen } from '../../shared/socket.ts';
import { setUnread } from './unread.ts';

/** Asks for the figure whenever the line is there, and hears it change in between. */
export function followUnread(): () => void {
  const stops = [listen('connect', read), listen('notification', ({ unread }) => setUnread(unread))];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Without an answer the old figure stays; the next connection asks again. */
function read(): void {
  call('GET /patient/notifications/unread_count').then(
    ({ data }) => setUnread(data.unread),
    () => {},
  );
}
