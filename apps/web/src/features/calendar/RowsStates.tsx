import { useMessages } from '../../shared/i18n/messages.ts';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { ErrorState } from '../../shared/ui/States.tsx';
import css from './calendar.module.css';
import { messages } from './messages.ts';

export function RowsFailed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(messages);
  return (
    <div className={css.panel}>
      <ErrorState title={t.failed} onRetry={onRetry}>
        <p>{t.failedSays}</p>
      </ErrorState>
    </div>
  );
}

export function RowsWaiting({ lines }: { lines: number }) {
  const t = useMessages(messages);
  return (
    <div role="status" className={css.bones}>
      <span className="sr">{t.loading}</span>
      {Array.from({ length: lines }, (_, n) => (
        <Skeleton key={n} height="72px" />
      ))}
    </div>
  );
}
