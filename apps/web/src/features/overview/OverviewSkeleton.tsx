import { useTexts } from '../../lib/language/texts.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { texts } from './texts.ts';
import css from './overview.module.css';

export function OverviewSkeleton() {
  const t = useTexts(texts);
  return (
    <div role="status" className={css.skeleton}>
      <span className="sr">{t.loading}</span>
      <Skeleton height="104px" />
      <div className={css.columns}>
        <Skeleton height="340px" />
        <Skeleton height="340px" />
      </div>
    </div>
  );
}
