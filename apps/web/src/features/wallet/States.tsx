import { useMessages } from '../../shared/i18n/messages.ts';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { ErrorState } from '../../shared/ui/States.tsx';
import { messages } from './messages.ts';
import css from './wallet.module.css';

export function WalletFailed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(messages);
  return (
    <div className={css.panel}>
      <ErrorState title={t.failed} onRetry={onRetry}>
        <p>{t.failedSays}</p>
      </ErrorState>
    </div>
  );
}

export function WalletBones() {
  const t = useMessages(messages);
  return (
    <div role="status" className={css.bones}>
      <span className="sr">{t.loading}</span>
      <Skeleton height="120px" />
      <Skeleton height="420px" />
    </div>
  );
}
