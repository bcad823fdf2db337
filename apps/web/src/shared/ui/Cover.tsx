import { useId } from 'react';
import css from './Cover.module.css';
import { cx } from './cx.ts';

const tones = [css.tea, css.clay, css.ochre, css.kivu];
/** Imigongo: ridges, rhombi between crossed lines, and rhombi one in the other. Lines of 5 units in a square of 40. */
const weaves = [
  'M-5 15 20 -10 45 15M-5 35 20 10 45 35M-5 55 20 30 45 55',
  'M20 -2 42 20 20 42 -2 20ZM20 12 28 20 20 28 12 20Z',
  'M0 20 20 0 40 20 20 40ZM12 20 20 12 28 20 20 28Z',
];

/** What stands where a text has no picture: the pattern, tone on tone, the same for the same seed. */
export function Cover({ seed, className }: { seed: string; className?: string | undefined }) {
  const id = useId();
  const drawn = sum(seed);
  return (
    <svg className={cx(css.cover, tones[drawn % tones.length], className)} aria-hidden="true">
      <pattern id={id} width="40" height="40" patternUnits="userSpaceOnUse" patternTransform="scale(1.6)">
        <path d={weaves[Math.floor(drawn / tones.length) % weaves.length]} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

function sum(seed: string): number {
  let total = 0;
  for (const letter of seed) total = (Math.imul(total ^ letter.charCodeAt(0), 16_777_619) ^ (total >>> 13)) >>> 0;
  return total;
}
