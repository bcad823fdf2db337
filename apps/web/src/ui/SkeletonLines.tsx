import css from './SkeletonLines.module.css';
import { NeedsScript } from './NeedsScript.tsx';
import { Skeleton } from './Skeleton.tsx';

type Props = {
  /** Read out meanwhile. */
  says: string;
  /** Of the lines that keep the place, from top to bottom. */
  heights: string[];
  /** Lays the lines out as what will stand there; without it they stand below each other. */
  className?: string | undefined;
};

/** Stands for a part of a page while its data is on the way. */
export function SkeletonLines({ says, heights, className = css.skeleton }: Props) {
  return (
    <div role="status" className={className}>
      <span className="sr">{says}</span>
      <NeedsScript />
      {heights.map((height, line) => (
        <Skeleton key={line} height={height} />
      ))}
    </div>
  );
}
