import css from './Cover.module.css';
import { cx } from './cx.ts';

const tones = [css.tea, css.clay, css.ochre, css.kivu];
/** Four Imigongo patterns around one rhombus. */
const weaves = [
  'M160 12 218 70 160 128 102 70ZM-8 128 50 70-8 12M34 128 92 70 34 12M328 128 270 70 328 12M286 128 228 70 286 12',
  'M-20 60 50-10 120 60 160 20 200 60 270-10 340 60M-20 104 50 34 120 104 160 64M160 64 200 104 270 34 340 104M-20 148 50 78 120 148 160 108 200 148 270 78 340 148',
  'M-10 70 80-20 160 60 240-20 330 70M-10 70 80 160 160 80 240 160 330 70M28 70 80 18 132 70 80 122ZM188 70 240 18 292 70 240 122Z',
  'M-10 24H94L140 70 94 116H-10M330 24H226L180 70 226 116H330M-10 48H70L92 70 70 92H-10M330 48H250L228 70 250 92H330',
];
const core = 'M160 42 188 70 160 98 132 70Z';
const heart = 'M160 60 170 70 160 80 150 70Z';

/** The drawing that replaces the missing picture of a text. The same seed gives the same drawing. */
export function Cover({ seed, className }: { seed: string; className?: string | undefined }) {
  const drawn = sum(seed);
  return (
    <svg
      className={cx(css.cover, tones[drawn % tones.length], className)}
      viewBox="0 0 320 140"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={weaves[Math.floor(drawn / tones.length) % weaves.length]} />
      <path d={core} className={css.core} />
      <path d={heart} className={css.heart} />
    </svg>
  );
}

function sum(seed: string): number {
  let total = 0;
  for (const letter of seed) total = (Math.imul(total ^ letter.charCodeAt(0), 16_777_619) ^ (total >>> 13)) >>> 0;
  return total;
}
