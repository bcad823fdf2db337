import css from './Skeleton.module.css';

type Props = { width?: string; height?: string };

/** Placeholder for content that loads; appears after 300 ms, so that quick answers do not flicker. */
export function Skeleton({ width = '100%', height = '1rem' }: Props) {
  return <span className={css.bone} style={{ width, height }} aria-hidden="true" />;
}

/** Placeholder for a list card, at its height. */
export function SkeletonCard() {
  return (
    <div className={css.card} aria-hidden="true">
      <Skeleton width="72px" height="72px" />
      <div>
        <Skeleton width="76%" height="20px" />
        <Skeleton width="50%" />
        <Skeleton width="94%" height="14px" />
      </div>
      <div className={css.foot}>
        <div>
          <Skeleton width="64px" height="12px" />
          <Skeleton width="128px" height="22px" />
        </div>
        <p>
          {[0, 1, 2, 3, 4, 5, 6].map((n) => (
            <i key={n} />
          ))}
        </p>
      </div>
    </div>
  );
}
