import { darker, lighter, mix } from './colour.ts';
import { pick, type Random } from './seeded.ts';

/**
 * The properties of the head that the drawing of the hair needs. `X` scales an x coordinate to the width of the face.
 */
export type Head = {
  X: (x: number) => string;
  hair: string;
  skin: string;
  light: string;
  old: boolean;
  random: Random;
};

/** The layers of the hair: behind the head, on the head, and in front of the shoulders. */
type Layers = { behind?: string; cap: string; front?: string };

export const womensHair = [
  'twa',
  'twa',
  'afro',
  'topbun',
  'rows',
  'braids',
  'braids',
  'wrap',
  'wrap',
  'hijab',
  'bob',
] as const;
export const mensHair = ['crop', 'crop', 'fade', 'bald', 'top'] as const;
export type Hair = (typeof womensHair | typeof mensHair)[number];

const WRAPS = [
  ['#a4401f', '#f0bf62', '#171310'],
  ['#1e5f86', '#f0bf62', '#faf6ec'],
  ['#6b3f63', '#dda02f', '#faf6ec'],
  ['#1d5b3e', '#dda02f', '#faf6ec'],
] as const;
const VEILS = ['#e7e0d2', '#c7b8c9', '#2f4858', '#a9b8a4', '#cfd9df'];

export const hairs: Record<Hair, (head: Head) => Layers> = {
  crop: ({ X, hair }) => ({ cap: `<path fill="${hair}" d="${skull(X, 0)}${hairline(X)}"/>` }),
  fade: ({ X, hair, skin }) => ({
    cap: `<path fill="${mix(skin, hair, 0.55)}" d="${skull(X, -0.6)}${hairline(X)}"/><path fill="${hair}" d="M${X(43)} 36C${X(43)} 25 ${X(50)} 19.5 60 19.5S${X(77)} 25 ${X(77)} 36C${X(72)} 31.6 ${X(48)} 31.6 ${X(43)} 36Z"/>`,
  }),
  top: ({ X, hair, skin }) => ({
    cap: `<path fill="${mix(skin, hair, 0.7)}" d="${skull(X, -0.6)}${hairline(X)}"/><path fill="${hair}" d="M${X(42.4)} 36C${X(40.6)} 22 ${X(45)} 15.5 60 15.5S${X(79.4)} 22 ${X(77.6)} 36C${X(72)} 31.6 ${X(48)} 31.6 ${X(42.4)} 36Z"/>`,
  }),
  bald: ({ X, hair, light, old }) => ({
    cap:
      `<path fill="${light}" opacity=".5" d="M${X(50)} 31C${X(53)} 27.6 ${X(58)} 26.6 ${X(63)} 27.2C${X(58)} 28.6 ${X(54)} 30 ${X(50)} 31Z"/>` +
      (old
        ? `<path fill="${hair}" opacity=".85" d="M${X(40.4)} 50C${X(39.4)} 43 ${X(40)} 39 ${X(41.6)} 36.6C${X(42)} 40 ${X(42.2)} 45 ${X(42.4)} 49ZM${X(79.6)} 50C${X(80.6)} 43 ${X(80)} 39 ${X(78.4)} 36.6C${X(78)} 40 ${X(77.8)} 45 ${X(77.6)} 49Z"/>`
        : ''),
  }),
  twa: ({ X, hair }) => ({
    behind: `<path fill="${hair}" d="M38 56C33 36 42 17.5 60 17.5S87 36 82 56Z"/>`,
    cap: `<path fill="${hair}" d="${skull(X, 3.4, 1.6)}${hairline(X)}"/>`,
  }),
  afro: ({ X, hair }) => ({
    behind: `<path fill="${hair}" d="M60 9C82 9 92 26 90 44C88.6 57 82 63 77 64H43C38 63 31.4 57 30 44C28 26 38 9 60 9Z"/>`,
    cap: `<path fill="${hair}" d="${skull(X, 6, 3)}${hairline(X)}"/><path fill="none" stroke="${shine(hair)}" stroke-width="1.2" stroke-linecap="round" d="M44 20Q50 14 58 13.4M38 32Q38.6 27 41 23.6" opacity=".7"/>`,
  }),
  topbun: ({ X, hair }) => ({
    behind: `<circle cx="60" cy="13.5" r="9.6" fill="${hair}"/><path fill="none" stroke="${shine(hair)}" stroke-width="1.1" d="M54 9.6Q60 6.6 66 9.6M52.6 14Q60 10.6 67.4 14"/>`,
    cap: `<path fill="${hair}" d="${skull(X, 0)}${hairline(X)}"/><path fill="none" stroke="${shine(hair)}" stroke-width="1" d="M51 33.4Q54.4 27 58 22M60 32.6V22M69 33.4Q65.6 27 62 22M44 38Q47 29 54 23M76 38Q73 29 66 23"/>`,
  }),
  rows: ({ X, hair, skin }) => ({
    behind: `<path fill="${hair}" d="M70 62C78 60 83.5 66 81.5 73C79.6 79.4 72 81 67 78Z"/>`,
    cap: `<path fill="${hair}" d="${skull(X, 0)}${hairline(X)}"/><path fill="none" stroke="${mix(hair, skin, 0.55)}" stroke-width="1" d="M52 32.8Q52 26 57 21.6M57 32.4Q57.6 26 61 21.4M62.6 32.4Q64 26 66 22.6M68 33Q70 28.6 71 25M47 34.4Q46.6 28 51 23.2"/>`,
  }),
  braids: ({ X, hair }) => ({
    behind: `<path fill="${hair}" d="M60 17C80 17 86 32 85.6 52C85.4 70 88 84 86 100C80 103 74 102 71 98L49 98C46 102 40 103 34 100C32 84 34.6 70 34.4 52C34 32 40 17 60 17Z"/>`,
    front: `<g fill="none" stroke="${shine(hair)}" stroke-width="1" opacity=".8"><path d="M36.6 60V99M40.4 64V100M83.4 60V99M79.6 64V100"/></g>`,
    cap: `<path fill="${hair}" d="${skull(X, 2, 1)}C${X(78.6)} 42 ${X(75)} 36 60 31.4C${X(45)} 36 ${X(41.4)} 42 ${X(40.6)} 47Z"/><path stroke="${shine(hair)}" stroke-width=".9" fill="none" d="M60 31V20M60 31Q50 31.4 44 41M60 31Q70 31.4 76 41M58 26Q48 26 41.6 38M62 26Q72 26 78.4 38" opacity=".7"/>`,
  }),
  bob: ({ X, hair }) => ({
    behind: `<path fill="${hair}" d="M60 17.5C80 17.5 85.6 31 85.6 48C85.6 60 87 70 83.6 76C79 79 74 78 71 74H49C46 78 41 79 36.4 76C33 70 34.4 60 34.4 48C34.4 31 40 17.5 60 17.5Z"/>`,
    cap: `<path fill="${hair}" d="${skull(X, 2.6, 1.4)}C${X(79)} 41 ${X(74)} 35.6 ${X(66)} 32C${X(60)} 36.6 ${X(48)} 38 ${X(43)} 38.6C${X(41.6)} 41 ${X(41)} 44 ${X(40.6)} 47Z"/><path fill="none" stroke="${shine(hair)}" stroke-width="1.1" d="M66 30Q58 24 47 26.6M38 44Q37 56 38.6 68M82 44Q83 56 81.4 68" opacity=".65"/>`,
  }),
  wrap: ({ X, random }) => {
    const [a, b, c] = pick(random, WRAPS);
    return {
      behind: `<path fill="${darker(a, 0.25)}" d="M70 13C78 5 89 8 88 17C87 25 78 27 72 24Z"/>`,
      cap: `<path fill="${a}" d="M${X(39.4)} 44C${X(35)} 24 ${X(44)} 11 60 11S${X(85)} 24 ${X(80.6)} 44C${X(77)} 37 ${X(70)} 32.6 60 32.4C${X(50)} 32.6 ${X(43)} 37 ${X(39.4)} 44Z"/><path fill="none" stroke="${b}" stroke-width="2" d="M${X(40)} 34C${X(47)} 25.6 ${X(58)} 22.6 ${X(80)} 33"/><path fill="none" stroke="${c}" stroke-width="1.3" d="M${X(41)} 28.4C${X(48)} 20.6 ${X(60)} 17.4 ${X(78)} 24"/><path fill="none" stroke="${darker(a, 0.35)}" stroke-width="1.2" d="M${X(45)} 21C${X(53)} 14.6 ${X(64)} 13.6 ${X(73)} 17"/>`,
    };
  },
  hijab: ({ X, random }) => {
    const a = pick(random, VEILS);
    const s = darker(a, 0.16);
    const s2 = lighter(a, 0.18);
    return {
      behind: `<path fill="${s}" d="M60 15C82 15 86.6 32 85.4 50C84.6 66 92 82 94 92C82 98 38 98 26 92C28 82 35.4 66 34.6 50C33.4 32 38 15 60 15Z"/>`,
      cap: `<path fill="${a}" fill-rule="evenodd" d="M60 15C82 15 86.6 32 85.4 50C84.6 66 92 84 95 96C84 104 74 108 60 108S36 104 25 96C28 84 35.4 66 34.6 50C33.4 32 38 15 60 15ZM60 30.6C${X(49)} 30.6 ${X(43.4)} 37 ${X(43.4)} 48C${X(43.4)} 63 ${X(50)} 77.6 60 77.6S${X(76.6)} 63 ${X(76.6)} 48C${X(76.6)} 37 ${X(71)} 30.6 60 30.6Z"/><path fill="none" stroke="${s}" stroke-width="1.3" stroke-linecap="round" d="M44 72C52 86 72 88 86 80M40 84C52 97 70 98 88 92M78 44C80 56 78 68 70 78"/><path fill="none" stroke="${s2}" stroke-width="1.2" stroke-linecap="round" d="M42 30C46 22 54 19 62 19.4"/>`,
    };
  },
};

const shine = (hair: string) => lighter(hair, 0.13);

function hairline(X: Head['X']): string {
  return `C${X(78.6)} 40 ${X(76.5)} 36.4 ${X(73)} 34.4C${X(67)} 31.8 ${X(53)} 31.8 ${X(47)} 34.4C${X(43.5)} 36.4 ${X(41.4)} 40 ${X(40.6)} 47Z`;
}

/** The outline of the hair: `t` units above the skull and `w` units beside it. */
function skull(X: Head['X'], t: number, w = 0): string {
  return `M${X(40.6 - w * 0.4)} 47C${X(38.2 - w)} ${28 - t * 0.4} ${X(47 - w)} ${21.5 - t} 60 ${21.5 - t}C${X(73 + w)} ${21.5 - t} ${X(81.8 + w)} ${28 - t * 0.4} ${X(79.4 + w * 0.4)} 47`;
}
