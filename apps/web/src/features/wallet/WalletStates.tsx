import { useTexts } from '../../lib/language/texts.ts';
import { SkeletonLines } from '../../ui/SkeletonLines.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { texts } from './texts.ts';
import css from './wallet.module.css';

export function WalletFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(texts);
  return (
    <div className={css.panel}>
      <Failed title={t.failed} onRetry={onRetry} says={t.failedSays} />
    </div>
  );
}

export function WalletSkeleton() {
  const t = useTexts(texts);
  return <SkeletonLines says={t.loading} heights={['120px', '420px']} className={css.skeleton} />;
}
