import { liveFigure } from '../../../lib/hooks/live-count.ts';
import { may } from '../../../lib/session/permissions.ts';
import { useAccount } from '../../../lib/session/use-account.ts';

const unread = liveFigure(() =>
  import('../../../domain/notifications/unread-counts.ts').then(({ followMessages }) => followMessages),
);

/** Returns the number of unread messages in the account's inbox. */
export const useUnreadMessages = unread.useFigure;

export function useUnreadMessagesFollowed(): void {
  const account = useAccount();
  unread.useFollowed(may(account, 'messages.use') ? account?.token : undefined);
}
