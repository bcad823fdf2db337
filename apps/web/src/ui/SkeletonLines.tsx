import css from './SkeletonLines.module.css';
import { NeedsScript } from './NeedsScript.tsx';
import { Skeleton } from './Skeleton.tsx';

type Props = {
  /** The text for screen readers while the content loads. */
  says: string;
  /** CSS heights of the placeholder lines, from top to bottom. */
  heights: string[];
  /** The CSS class with the layout of the content that is loading; by default the lines are below each other. */
  className?: string | undefined;
};

/** Placeholder for a part of a page while its data loads. */
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
