import { useTexts } from '../../../lib/language/texts.ts';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { Failed } from '../../../ui/Failed.tsx';
import { texts } from './texts.ts';
import css from './moderation.module.css';

/** Shown while the list loads, or when it could not be loaded. */
export function QueueState({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useTexts(texts);
  if (failed)
    return (
      <div className={css.panel}>
        <Failed title={t.failed} onRetry={onRetry} />
      </div>
    );
  return <SkeletonLines says={t.loading} heights={['9rem', '9rem', '9rem']} />;
}
