import { liveFigure } from '../../../lib/hooks/live-count.ts';
import { useAccount } from '../../../lib/session/use-account.ts';

const unread = liveFigure(() =>
  import('../../../domain/notifications/unread-counts.ts').then(({ followMessages }) => followMessages),
);

/** How many messages lie unread in the inbox of the account. */
export const useUnreadMessages = unread.useFigure;

export function useUnreadMessagesFollowed(): void {
  unread.useFollowed(useAccount()?.token);
}
