import { liveFigure } from '../../lib/hooks/live-count.ts';
import { useAccount } from '../../lib/session/use-account.ts';

const unread = liveFigure(() =>
  import('../../domain/notifications/unread-counts.ts').then(({ followNotifications }) => followNotifications),
);

/** Returns the number of unread notifications of the patient. */
export const useUnread = unread.useFigure;
export const setUnread = unread.set;

export function useUnreadFollowed(): void {
  const account = useAccount();
  unread.useFollowed(account?.account_type === 'patient' ? account.token : undefined);
}
