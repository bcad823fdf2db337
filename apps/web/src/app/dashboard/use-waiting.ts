import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUnreadMessages, useUnreadMessagesFollowed } from '../../features/messages/unread.ts';
import { useCall } from '../../shared/api/use-call.ts';
import type { AccountType } from '../../shared/session/accounts.ts';
import { listen } from '../../shared/socket.ts';

/** Path of a menu line → how many wait there. */
export function useWaiting(type: AccountType): Record<string, number> {
  useArrivals();
  const { data: overview } = useCall('GET /doctor/overview', {}, { enabled: type === 'doctor' });
  const { data: unread } = useCall(
    'GET /admin/reviews',
    { query: { state: 'waiting', per_page: 1 } },
    { enabled: type === 'admin' },
  );
  useUnreadMessagesFollowed();
  return {
    '/appointments': overview?.pending_appointments ?? 0,
    '/reviews': unread?.total ?? 0,
    '/messages': useUnreadMessages(),
  };
}

/** What arrives while a dashboard is open appears in it: every page that is shown reads again. */
function useArrivals(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let missed = false;
    const stops = [
      listen('arrival', () => void queries.invalidateQueries()),
      listen('connect', () => {
        if (missed) void queries.invalidateQueries();
        missed = true;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries]);
}
