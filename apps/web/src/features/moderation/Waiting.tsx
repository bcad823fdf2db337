import { useMessages } from '../../shared/i18n/messages.ts';
import { Bones } from '../../shared/ui/Bones.tsx';
import { ErrorState } from '../../shared/ui/States.tsx';
import { messages } from './messages.ts';
import css from './moderation.module.css';

/** Until the list is there, or when it did not come. */
export function Waiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useMessages(messages);
  if (failed)
    return (
      <div className={css.panel}>
        <ErrorState title={t.failed} onRetry={onRetry}>
          <p>{t.failedSays}</p>
        </ErrorState>
      </div>
    );
  return <Bones says={t.loading} heights={['9rem', '9rem', '9rem']} />;
}
