import { liveFigure } from '../../shared/live-figure.ts';
import { useAccount } from '../../shared/session/use-account.ts';

const unread = liveFigure(() => import('../../shared/follow-unread.ts').then(({ followMessages }) => followMessages));

/** How many messages lie unread in the inbox of the account. */
export const useUnreadMessages = unread.useFigure;

export function useUnreadMessagesFollowed(): void {
  unread.useFollowed(useAccount()?.token);
}
