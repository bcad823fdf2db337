import { clothes, collar, stethoscope, type Coat } from './clothes.ts';
import { lighter, mix } from './colour.ts';
import { ageLines, beardOf, brows, ears, eyes, glassesOf, mouth, neckOf, nose, outline } from './face.ts';
import { hairs, mensHair, womensHair } from './hair.ts';
import { nameOf, pick, seeded, type Random } from './seeded.ts';
import { escaped, tidy } from './tidy.ts';

const SKIN = ['#3d2418', '#4a2c1d', '#573523', '#64402a', '#724a31', '#80573b', '#8e6546', '#9f7654'];
const HAIR = ['#14100e', '#1b1512', '#231913', '#2c1f17'];
const GREY = ['#7d7a76', '#9a9791', '#56524e'];
const GROUND = ['#c9d9c4', '#e8cf9f', '#e0b7a2', '#bcd0d8', '#d7d5c6', '#a9c6ac', '#d9c0a0', '#c6cbd3'];
const CLOTH = ['#1d5b3e', '#a4401f', '#1e5f86', '#6b3f63', '#8a5a12', '#2f4858', '#7a2b11', '#3f6b5c'];
const FRAMES = ['#1c1a18', '#6b3a1e', '#3d4a52'];
const COATS: Coat[] = ['coat', 'coat', 'coat', 'scrub', 'blazer'];

/** Take sex and age from the person's record; never derive them from a name. */
export type Person = { female?: boolean; old?: boolean; label?: string };

/**
 * Draws a calm face, 120 by 120 units; the same seed always gives the same face. A change in the order of the random
 * draws changes every portrait.
 */
export function portrait(seed: string, person: Person = {}): string {
  const random = seeded(seed);
  random();
  random();
  const female = person.female ?? random() < 0.5;
  const old = person.old ?? random() < 0.28;
  const skin = pick(random, SKIN);
  const young = pick(random, HAIR);
  const hair = old ? pick(random, GREY) : young;
  const ground = pick(random, GROUND);
  const kind = pick(random, female ? womensHair : mensHair);
  const coat = pick(random, COATS);
  const cloth = pick(random, CLOTH);
  const glasses = random() < 0.34;
  const beard = !female && random() < 0.4;
  const listens = (coat === 'coat' && random() < 0.5) || (coat === 'scrub' && random() < 0.6);
  const fw = 0.95 + random() * 0.1;
  const j = female ? 0 : 1.6 + random() * 1.6;
  const eyeY = 51 + random() * 1.2;
  const rings = female && random() < 0.5 && kind !== 'hijab';
  const tilt = (random() - 0.5) * 3;

  const X = (x: number) => (60 + (x - 60) * fw).toFixed(1);
  const face = { X, fw, j, eyeY, female, old, skin, hair, random };
  const light = mix(skin, '#f3c79a', 0.16);
  const dark = mix(skin, '#170a05', 0.32);
  const { behind = '', cap, front = '' } = hairs[kind]({ X, hair, skin, light, old, random });
  const { wear, shirt } = clothes({ coat, cloth, skin, female, random });
  const veiled = kind === 'hijab';
  const neckW = female ? 8.6 : 11;
  const neckSkin = mix(skin, '#170a05', 0.14);
  const mouthPath = mouth(face);
  const beardPath = beard ? beardOf(face) : '';
  const frame = pick(random, FRAMES);
  const glassesPath = glasses ? glassesOf(face, frame) : '';
  const id = `p${nameOf(seed)}`;
  const contour = outline(face);
  const neckPath = veiled
    ? ''
    : `<path fill="${neckSkin}" d="M${60 - neckW} 66V87Q60 97 ${60 + neckW} 87V66Z"/><path fill="${dark}" opacity=".75" d="M${60 - neckW} 74Q60 92 ${60 + neckW} 74V70H${60 - neckW}Z"/>`;
  const below = `${behind}<path fill="${neckSkin}" d="${neckOf(neckW)}"/>${wear}${neckPath}${coat !== 'scrub' && !veiled ? collar(shirt, neckW) : ''}${listens && !veiled ? stethoscope : ''}`;
  const shade = `<g clip-path="url(#${id})"><path fill="${dark}" opacity=".34" d="M84 22V84H58Q70 78 71.5 62Q72.5 44 66 24Z"/></g>`;
  const head = `${veiled ? '' : ears(face, rings)}<path fill="${skin}" d="${contour}"/>${shade}${beardPath}${brows(face)}${eyes(face)}${nose(face)}${mouthPath}${old ? ageLines(face) : ''}${cap}${glassesPath}`;
  return tidy(
    `<svg viewBox="0 0 120 120" xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${escaped(person.label ?? '')}" preserveAspectRatio="xMidYMid slice"><defs><clipPath id="${id}"><path d="${contour}"/></clipPath></defs><rect width="120" height="120" fill="${ground}"/>${motif(ground, random)}<g transform="translate(60 66) scale(1.1) translate(-60 -60)">${below}<g transform="rotate(${tilt.toFixed(1)} 60 82)">${head}</g>${front}</g></svg>`,
  );
}

/** Draws an imigongo motif (traditional Rwandan pattern) behind the head, in shades of the background. */
function motif(ground: string, random: Random): string {
  const tint = lighter(ground, 0.28);
  const lines = (d: string) => `<path fill="none" stroke="${tint}" stroke-width="5" d="${d}"/>`;
  const ridges = [-10, 10, 30, 50, 70, 90].map(
    (y) => `M-10 ${y + 20}L25 ${y - 5} 60 ${y + 20} 95 ${y - 5} 130 ${y + 20}`,
  );
  return pick(random, [
    lines('M-20 60 60 -20 140 60 60 140ZM4 60 60 4 116 60 60 116ZM28 60 60 28 92 60 60 92Z'),
    lines(ridges.join('')),
    `<path fill="${tint}" d="M0 76Q30 46 62 66T120 54V120H0Z"/><path fill="${mix(ground, '#16201a', 0.07)}" d="M0 96Q34 70 70 88T120 80V120H0Z"/>`,
    lines('M0 -20 70 50 0 120M-24 -20 46 50 -24 120M120 -20 50 50 120 120M144 -20 74 50 144 120'),
  ]);
}
