import { Skeleton } from '../Skeleton.tsx';
import css from './dashboard.module.css';

/** Placeholder for a table of eight lines. */
export function ListSkeleton({ says }: { says: string }) {
  return (
    <div role="status" className={css.panel}>
      <span className="sr">{says}</span>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((n) => (
        <div key={n} className={css.bone}>
          <Skeleton width="36px" height="36px" />
          <Skeleton width="38%" height="18px" />
          <Skeleton width="22%" height="18px" />
        </div>
      ))}
    </div>
  );
}
