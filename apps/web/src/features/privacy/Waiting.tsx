import { ListBones } from '../../shared/desk/ListBones.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { ErrorState } from '../../shared/ui/States.tsx';
import { messages } from './messages.ts';

/** A list that is not here yet, or did not come. */
export function Waiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useMessages(messages);
  return failed ? (
    <ErrorState title={t.failed} onRetry={onRetry}>
      <p>{t.failedSays}</p>
    </ErrorState>
  ) : (
    <ListBones says={t.loading} />
  );
}
