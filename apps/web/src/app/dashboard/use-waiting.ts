import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUnreadMessages, useUnreadMessagesFollowed } from '../../features/messages/unread.ts';
import { useCall } from '../../shared/api/use-call.ts';
import type { AccountType } from '../../shared/session/accounts.ts';
import { listen } from '../../shared/socket.ts';

/** Path of a menu line → how many wait there. */
export function useWaiting(type: AccountType): Record<string, number> {
  useArrivals();
  const { data } = useCall('GET /doctor/overview', {}, { enabled: type === 'doctor' });
  useUnreadMessagesFollowed();
  return { '/appointments': data?.pending_appointments ?? 0, '/messages': useUnreadMessages() };
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
