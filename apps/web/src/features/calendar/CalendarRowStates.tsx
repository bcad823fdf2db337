import { useTexts } from '../../lib/language/texts.ts';
import { SkeletonLines } from '../../ui/SkeletonLines.tsx';
import { Failed } from '../../ui/Failed.tsx';
import css from './calendar.module.css';
import { texts } from './texts.ts';

export function RowsFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(texts);
  return (
    <div className={css.panel}>
      <Failed title={t.failed} onRetry={onRetry} says={t.failedSays} />
    </div>
  );
}

export function RowsWaiting({ lines }: { lines: number }) {
  const t = useTexts(texts);
  return (
    <SkeletonLines says={t.loading} heights={Array.from({ length: lines }, () => '72px')} className={css.skeleton} />
  );
}
