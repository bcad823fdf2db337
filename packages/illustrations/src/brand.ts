import { pick, seeded } from './seeded.ts';

/** Colours and shapes of the brand, for pictures that are drawn outside of a page. */
export const ink = { text: '#16201a', second: '#3e4b43', mist: '#f0f3ec', tea: '#1d5b3e', clay: '#a4401f' };

export const mark =
  `<path fill="${ink.clay}" d="M16 1.5 29.2 15.4 22.6 12.2 16 17.4 9.4 12.2 2.8 15.4Z"/>` +
  `<path fill="${ink.tea}" d="M2.8 19.6 9.4 16.4 16 21.6 22.6 16.4 29.2 19.6C28.4 26.4 23.4 30.5 16 30.5S3.6 26.4 2.8 19.6Z"/>`;

/** The logo, with basket and name: 186 by 48 units. */
export const logo =
  `<g transform="translate(0 2) scale(1.375)">${mark}</g><g transform="translate(57 1)">` +
  `<g fill="none" stroke="${ink.text}" stroke-width="5.8"><path d="M5 16v24M38.8 16v13.4c0 5.1 2.7 7.8 6.9 7.8s7.5-3 7.5-8V16m0 0v24M63.6 40V16m0 12.6c0-6.6 3.4-9.7 9.4-9.7M81.6 16v24M92 40V16m0 12.6c0-6.6 3.4-9.7 9.4-9.7"/><circle cx="116.4" cy="28" r="9.4"/></g>` +
  `<path fill="${ink.text}" d="M12 16h6.3l4.2 15.6L26.7 16H33l-7.3 24h-6.4Z"/>` +
  `<path fill="${ink.clay}" d="m5 1.6 5 5-5 5-5-5zM81.6 1.6l5 5-5 5-5-5z"/></g>`;

/** The woven band as a pattern `#band`, 64 by 32 units. */
export const bandPattern = (height: number): string =>
  `<pattern id="band" width="64" height="32" patternUnits="userSpaceOnUse" patternTransform="scale(${height / 32})">` +
  '<path fill="#171310" d="M0 0h64v32H0z"/><path fill="#faf6ec" d="M0 16 16 0h6L6 16l16 16h-6zM64 16 48 0h-6l16 16-16 16h6z"/>' +
  `<path fill="${ink.clay}" d="m32 2 14 14-14 14-14-14z"/><path fill="#faf6ec" d="m32 9 7 7-7 7-7-7z"/>` +
  '<path fill="#dda02f" d="M26 0h12l-6 6zM26 32h12l-6-6z"/></pattern>';

const tones = [
  ['#d5e6d6', '#b8d1bd'],
  ['#f3dccf', '#e5bfaa'],
  ['#f5e6c5', '#e6cd99'],
  ['#d3e5ef', '#b3cfde'],
] as const;
const weaves = [
  'M-5 15 20-10 45 15M-5 35 20 10 45 35M-5 55 20 30 45 55',
  'M20-2 42 20 20 42-2 20ZM20 12 28 20 20 28 12 20Z',
  'M0 20 20 0 40 20 20 40ZM12 20 20 12 28 20 20 28Z',
];

/** A cover picture with the woven pattern in shades of one colour; the same seed always gives the same picture. */
export function cover(seed: string, width: number, height: number): string {
  const random = seeded(seed);
  const [ground, line] = pick(random, tones);
  const weave = pick(random, weaves);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><pattern id="w" width="40" height="40" patternUnits="userSpaceOnUse" patternTransform="scale(2.2)">` +
    `<path fill="none" stroke="${line}" stroke-width="5" d="${weave}"/></pattern><path fill="${ground}" d="M0 0h${width}v${height}H0z"/><path fill="url(#w)" d="M0 0h${width}v${height}H0z"/></svg>`
  );
}
