import { LEAF, tree } from './building-parts.ts';
import { clinic, hospital, laboratory, pharmacy } from './buildings.ts';
import { mix } from './colour.ts';
import { nameOf, pick, seeded, type Random } from './seeded.ts';
import { escaped, tidy } from './tidy.ts';

const buildings = { hospital, clinic, laboratory, pharmacy };
export type House = keyof typeof buildings;

const WALLS = ['#f4efe2', '#ead9bf', '#f0e3cf', '#e3e6dc', '#d9b79a'];
const ROOFS = ['#a4401f', '#8a3a22', '#5b6b62', '#3c6e8a', '#b4602f'];
const SKIES = [
  ['#e9efe4', '#f6e7c8'],
  ['#dfe9ea', '#f3ecd9'],
  ['#eaf0e2', '#f4dfc6'],
] as const;

/**
 * Draws a building among hills, 268 by 146 units. It does not imitate a real building, and has no lettering and no
 * flag.
 */
export function facade(seed: string, type: House, label = ''): string {
  const random = seeded(seed);
  random();
  random();
  const wall = pick(random, WALLS);
  const roof = pick(random, ROOFS);
  const sky = pick(random, SKIES);
  const gid = `f${nameOf(seed + type)}`;
  const building = buildings[type]({ wall, roof, w2: mix(wall, '#3a2a18', 0.16), random });
  const t = Math.floor(random() * 3);
  return tidy(
    `<svg viewBox="26 34 268 146" xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${escaped(label)}" preserveAspectRatio="xMidYMax slice"><defs><linearGradient id="${gid}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs><rect width="320" height="180" fill="url(#${gid})"/>${hill(random, 104, 34, '#cfdcc8')}${hill(random, 120, 30, '#a6c2a3')}${hill(random, 138, 22, '#76a07e')}<rect y="146" width="320" height="34" fill="#5d8a5d"/>${building}<rect y="151" width="320" height="29" fill="#6d9562"/><path fill="#b96a42" d="M143 151H177L206 180H112Z"/><path fill="#a4572f" d="M143 151H149L126 180H112Z"/>${tree(48, 160, t, 1.05)}${tree(276, 158, (t + 1) % 3, 0.95)}${random() < 0.6 ? tree(66, 156, (t + 2) % 3, 0.6) : ''}<path fill="${LEAF}" d="M206 152q6-7 12 0 6-7 12 0 6-7 12 0 6-7 12 0v4h-48ZM84 152q6-6 12 0 6-6 12 0v4H84Z"/></svg>`,
  );
}

function hill(random: Random, y: number, a: number, c: string): string {
  const p = random() * 60;
  return `<path fill="${c}" d="M0 ${y}C${40 + p} ${y - a} ${90 + p} ${y - a * 1.1} ${150} ${y - 4}S${250 + p * 0.4} ${y - a * 1.3} 320 ${y - a * 0.5}V180H0Z"/>`;
}
