import css from './Logo.module.css';
import { cx } from './cx.ts';

/** The mark: an agaseke basket, a lid over a bowl, with a zigzag of light between them. Readable from 16 px. */
function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={css.mark}>
      <path d="M16 1.5l13.2 13.9-6.6-3.2-6.6 5.2-6.6-5.2-6.6 3.200z" />
      <path d="M2.8 19.6l6.6-3.2 6.6 5.2 6.6-5.2 6.6 3.200C28.4 26.4 23.4 30.5 16 30.5S3.6 26.4 2.8 19.6z" />
    </svg>
  );
}

/** Mark and wordmark; a screen reader says the name. */
export function Logo({ night = false }: { night?: boolean }) {
  return (
    <span className={cx(css.logo, night && css.night)}>
      <Mark />
      <svg width="83" height="28" viewBox="0 0 130 44" role="img" aria-label="Ivuriro">
        <g fill="none" stroke="currentColor" strokeWidth="5.8">
          <path d="M5 16v24M38.8 16v13.400c0 5.1 2.7 7.8 6.9 7.800s7.5-3 7.5-8V16m0 0v24M63.6 40V16m0 12.600c0-6.6 3.4-9.7 9.4-9.700M81.6 16v24M92 40V16m0 12.600c0-6.6 3.4-9.7 9.4-9.7" />
          <circle cx="116.4" cy="28" r="9.4" />
        </g>
        <path fill="currentColor" d="M12 16h6.300l4.2 15.600L26.7 16H33l-7.3 24h-6.400z" />
        <path className={css.days} d="m5 1.6 5 5-5 5-5-5zM81.6 1.600l5 5-5 5-5-5z" />
      </svg>
    </span>
  );
}
