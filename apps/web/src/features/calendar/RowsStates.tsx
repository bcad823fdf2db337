import { useMessages } from '../../shared/i18n/messages.ts';
import { Bones } from '../../shared/ui/Bones.tsx';
import { Failed } from '../../shared/ui/Failed.tsx';
import css from './calendar.module.css';
import { messages } from './messages.ts';

export function RowsFailed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(messages);
  return (
    <div className={css.panel}>
      <Failed title={t.failed} onRetry={onRetry} says={t.failedSays} />
    </div>
  );
}

export function RowsWaiting({ lines }: { lines: number }) {
  const t = useMessages(messages);
  return <Bones says={t.loading} heights={Array.from({ length: lines }, () => '72px')} className={css.bones} />;
}
