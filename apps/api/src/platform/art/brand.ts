import { tidy } from './tidy.ts';

const LID = 'M16 1.5 29.2 15.4 22.6 12.2 16 17.4 9.4 12.2 2.8 15.4Z';
const BOWL = 'M2.8 19.6 9.4 16.4 16 21.6 22.6 16.4 29.2 19.6C28.4 26.4 23.4 30.5 16 30.5S3.6 26.4 2.8 19.6Z';

/** An agaseke, lid over bowl; the light between them is a ridge. For mail, PDF and icons, which have no tokens. */
export function mark(size: number, lid = '#a4401f', bowl = '#1d5b3e'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32"><path fill="${lid}" d="${LID}"/><path fill="${bowl}" d="${BOWL}"/></svg>`;
}

/** The imigongo band, `width` by `height`, in its own four colours. */
export function band(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><pattern id="imigongo" width="${height * 2}" height="${height}" patternUnits="userSpaceOnUse" viewBox="0 0 64 32"><rect width="64" height="32" fill="#171310"/><path fill="#faf6ec" d="M0 16 16 0h6L6 16 22 32h-6ZM64 16 48 0h-6L58 16 42 32h6Z"/><path fill="#a4401f" d="M32 2 46 16 32 30 18 16Z"/><path fill="#faf6ec" d="M32 9 39 16 32 23 25 16Z"/><path fill="#dda02f" d="M26 0h12l-6 6ZM26 32h12l-6-6Z"/></pattern></defs><rect width="${width}" height="${height}" fill="url(#imigongo)"/></svg>`;
}

const HILLS = ['#d3dfcb', '#adc7a8', '#7ba482', '#3d7455', '#1d5b3e'];
const LAYERS = [
  'M0 118C120 60 220 40 330 74S520 150 640 96 860 6 980 50 1180 120 1280 70V300H0Z',
  'M0 176C90 130 190 108 300 134S470 196 600 150 800 84 930 124 1150 190 1280 128V300H0Z',
  'M0 196C140 226 230 170 370 182S620 236 760 196 1000 128 1120 162 1240 196 1280 188V300H0Z',
  'M0 262C160 210 300 214 440 238S700 262 860 228 1120 196 1280 236V300H0Z',
  'M0 284C180 252 360 262 560 284S1000 296 1280 270V300H0Z',
];

/** Hills that fade into mist, 1280 by 300: ground of a sharing picture or a letter's head. */
export function hills(): string {
  const layers = LAYERS.map((d, n) => `<path fill="${HILLS[n]}" d="${d}"/>`).join('');
  return tidy(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 300" preserveAspectRatio="xMidYMax slice">${layers}</svg>`,
  );
}
