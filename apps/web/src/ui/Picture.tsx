import css from './Picture.module.css';
import { cx } from './cx.ts';

type Props = {
  /** The record's photo, if it has one. */
  picture?: { filename: string } | null | undefined;
  /** The record's id: the drawing that stands in for a photo. */
  seed: string;
  /** '' where the name stands beside it. A drawing is never claimed to be the real house. */
  alt: string;
  width: number;
  height?: number;
  /** The one picture that is the first thing seen. */
  eager?: boolean;
  className?: string | undefined;
};

/** A photo, or the drawing of the same frame. Square is a portrait, wider a house. */
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
