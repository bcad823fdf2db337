import { call } from '../../lib/api/call.ts';
import { listen } from '../../lib/sockets/socket.ts';

/**
 * Reads the number of unread items each time the socket connects; between connections, socket events bring the new
 * number.
 */
const follow =
  (
    event: 'notification' | 'message',
    count: 'GET /patient/notifications/unread_count' | 'GET /messages/unread_count',
  ) =>
  (tell: (unread: number) => void): (() => void) => {
    // After an error the previous number stays until the next connection of the socket.
    const ask = () =>
      void call(count).then(
        ({ data }) => tell(data.unread),
        () => {},
      );
    const stops = [listen('connect', ask), listen(event, ({ unread }) => tell(unread))];
    return () => {
      for (const stop of stops) stop();
    };
  };

export const followNotifications = follow('notification', 'GET /patient/notifications/unread_count');
export const followMessages = follow('message', 'GET /messages/unread_count');
