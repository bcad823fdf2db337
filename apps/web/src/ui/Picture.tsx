import css from './Picture.module.css';
import { cx } from './cx.ts';

type Props = {
  /** The photo of the person, place or item, if it has one. */
  picture?: { filename: string } | null | undefined;
  /** The record's id, which picks the drawing when there is no photo. */
  seed: string;
  /**
   * The alternative text; '' if the name is shown beside the picture. It never describes a drawing as the real place.
   */
  alt: string;
  width: number;
  height?: number;
  /** Whether the picture loads at once instead of lazily: for the one picture that is visible before scrolling. */
  eager?: boolean;
  className?: string | undefined;
};

/** A photo, or a drawing of the same size: a portrait if it is square, a building if it is wider. */
export function Picture({ picture, seed, alt, width, height = width, eager = false, className }: Props) {
  return (
    <img
      src={sourceOf(picture, seed)}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={cx(css.picture, !picture && css.drawn, className)}
      style={{ borderRadius: width === height ? `${width / 4}px` : undefined }}
    />
  );
}

function sourceOf(picture: { filename: string } | null | undefined, seed: string): string {
  return picture ? `/files/${picture.filename}` : `/art/${encodeURIComponent(seed)}.svg`;
}
