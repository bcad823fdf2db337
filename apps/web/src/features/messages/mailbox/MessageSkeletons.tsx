import { useTexts } from '../../../lib/language/texts.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { texts } from './texts.ts';
import css from './MessageSkeletons.module.css';

export function ListSkeleton() {
  const t = useTexts(texts);
  return (
    <div role="status" className={css.list}>
      <span className="sr">{t.loading}</span>
      {[1, 2, 3, 4].map((n) => (
        <div key={n}>
          <Skeleton width="44px" height="44px" />
          <div>
            <Skeleton width="60%" height="18px" />
            <Skeleton width="85%" height="14px" />
          </div>
        </div>
      ))}
    </div>
  );
}

export function MessageSkeleton() {
  const t = useTexts(texts);
  return (
    <div role="status" className={css.message}>
      <span className="sr">{t.messageLoading}</span>
      <Skeleton width="70%" height="28px" />
      <Skeleton width="40%" height="18px" />
      <Skeleton width="95%" height="14px" />
      <Skeleton width="88%" height="14px" />
      <Skeleton width="52%" height="14px" />
    </div>
  );
}
