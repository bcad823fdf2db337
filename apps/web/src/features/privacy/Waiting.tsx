import { ListBones } from '../../shared/desk/ListBones.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Failed } from '../../shared/ui/Failed.tsx';
import { messages } from './messages.ts';

/** A list that is not here yet, or did not come. */
export function Waiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useMessages(messages);
  return failed ? <Failed title={t.failed} onRetry={onRetry} /> : <ListBones says={t.loading} />;
}
