import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { ORDERS as LABORATORY_ORDERS } from '../../dashboards/laboratory/paths.ts';
import { PRESCRIPTIONS } from '../../dashboards/pharmacy/paths.ts';
import { useUnreadMessages, useUnreadMessagesFollowed } from '../../features/messages/mailbox/unread-messages.ts';
import { useQueueChanged } from '../../domain/queue/use-queue.ts';
import { useCall } from '../../lib/api/use-call.ts';
import type { Account } from '../../lib/session/accounts.ts';
import { may } from '../../lib/session/permissions.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { listen, type SocketEvents } from '../../lib/sockets/socket.ts';
import { showToast } from '../../ui/toasts.ts';
import { texts } from '../texts.ts';

/** The number of items that wait for the account, such as unread messages. The keys are paths of menu entries. */
export function useWaitingCounts(account: Account): Record<string, number> {
  const { account_type: type } = account;
  const seesOrders = may(account, 'orders.work');
  const seesReviews = type === 'admin' && may(account, 'reviews.moderate');
  const hasTeam = type === 'doctor' || type === 'hospital' || type === 'laboratory';
  useArrivals();
  useNewOrders(seesOrders);
  const { data: overview } = useCall(
    'GET /doctor/overview',
    {},
    { enabled: type === 'doctor' && may(account, 'agenda.read') },
  );
  const { data: laboratory } = useCall(
    'GET /laboratory/overview',
    {},
    { enabled: type === 'laboratory' && seesOrders },
  );
  const { data: pharmacy } = useCall('GET /pharmacy/overview', {}, { enabled: type === 'pharmacy' && seesOrders });
  const { data: unread } = useCall(
    'GET /admin/reviews',
    { query: { state: 'waiting', per_page: 1 } },
    { enabled: seesReviews },
  );
  const { data: invitations } = useCall(
    'GET /team_invitations',
    {},
    { enabled: hasTeam && may(account, 'team.manage') },
  );
  useUnreadMessagesFollowed();
  return {
    '/appointments': overview?.pending_appointments ?? 0,
    '/orders': laboratory?.totalPendingOrders ?? 0,
    '/prescriptions': pharmacy?.totalPendingOrders ?? 0,
    '/reviews': unread?.total ?? 0,
    '/messages': useUnreadMessages(),
    '/customization': invitations?.filter(({ direction }) => direction === 'RECEIVED').length ?? 0,
  };
}

/** The path of the order page for each kind of object that a notification refers to. */
const orderPages: Record<string, string> = { LABORATORY_ORDER: LABORATORY_ORDERS, PHARMACY_ORDER: PRESCRIPTIONS };

/** Shows a laboratory or pharmacy a toast for a new order, whichever dashboard page is open. */
function useNewOrders(seesOrders: boolean): void {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const tell = useEffectEvent(({ reference_type, id, is_new }: SocketEvents['arrival']) => {
    const page = orderPages[reference_type];
    if (!is_new || !page || !seesOrders) return;
    const onPress = () => void navigate(`${page}/${id}`);
    showToast({ kind: 'info', message: t.newOrder, action: { label: t.openOrder, onPress } });
  });
  useEffect(() => listen('arrival', tell), []);
}

/**
 * Refetches the queries of the open dashboard page on the socket event `arrival` and after a reconnection. The event
 * `queue` refetches only the queue of patients.
 */
function useArrivals(): void {
  const queries = useQueryClient();
  const queueChanged = useEffectEvent(useQueueChanged());
  useEffect(() => {
    let missed = false;
    const stops = [
      listen('arrival', () => void queries.invalidateQueries()),
      listen('queue', () => void queueChanged()),
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
