import { Children, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../lib/language/texts.ts';
import { IconButton } from './Button.tsx';
import css from './Carousel.module.css';
import { cx } from './cx.ts';
import { chevronLeft, chevronRight } from './icons.ts';
import { texts } from './texts.ts';

type Props = {
  label: string;
  /** The number of items that a wide screen shows side by side. */
  show?: 1 | 4;
  /** Content in line with the arrows, such as a heading: above the row, or beside it when `show` is 1. */
  head?: ReactNode;
  children: ReactNode;
};

/**
 * A row that scrolls and snaps. The arrows scroll by the visible width; they go from the last item on to the first, and
 * from the first back to the last.
 */
export function Carousel({ label, show = 4, head, children }: Props) {
  const t = useTexts(texts);
  const row = useRef<HTMLUListElement>(null);
  const overflows = useOverflow(row);
  const turn = (step: 1 | -1) => {
    if (!row.current) return;
    const { clientWidth, scrollLeft, scrollWidth } = row.current;
    const last = scrollWidth - clientWidth;
    const left =
      step > 0
        ? scrollLeft >= last - 1
          ? 0
          : scrollLeft + clientWidth
        : scrollLeft <= 1
          ? last
          : scrollLeft - clientWidth;
    row.current.scrollTo({ left });
  };
  return (
    <div className={cx(css.carousel, head !== undefined && (show === 1 ? css.beside : css.below))}>
      {head && <div className={css.head}>{head}</div>}
      <div className={css.group} role="group" aria-label={label}>
        <ul ref={row} className={cx(css.row, show === 4 && css.four)} tabIndex={overflows ? 0 : undefined}>
          {Children.map(children, (child) => (
            <li>{child}</li>
          ))}
        </ul>
        {overflows && (
          <p className={css.arrows}>
            <IconButton edged icon={chevronLeft} label={t.previous} onClick={() => turn(-1)} />
            <IconButton edged icon={chevronRight} label={t.next} onClick={() => turn(1)} />
          </p>
        )}
      </div>
    </div>
  );
}

/** Whether the row is wider than its visible part. */
function useOverflow(row: { current: HTMLElement | null }): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const { current } = row;
    if (!current) return;
    const watch = new ResizeObserver(() => setOverflows(current.scrollWidth > current.clientWidth + 1));
    watch.observe(current);
    return () => watch.disconnect();
  }, [row]);
  return overflows;
}
