import { darker, lighter } from './colour.ts';
import { pick, type Random } from './seeded.ts';

export type Coat = 'coat' | 'scrub' | 'blazer';
export type Wearer = { coat: Coat; cloth: string; skin: string; female: boolean; random: Random };

/** Draws the clothes over the shoulders; also returns the colour of the shirt below them. */
export function clothes(wearer: Wearer): { wear: string; shirt: string } {
  const { cloth, random } = wearer;
  const shirt = pick(random, ['#eef2f3', '#dfe9f0', '#f3ead9', lighter(cloth, 0.78), cloth]);
  return { shirt, wear: { coat: whiteCoat, scrub, blazer }[wearer.coat](wearer, shirt) };
}

function whiteCoat({ cloth, female }: Wearer, shirt: string): string {
  const sh = halfShoulder(female);
  return (
    shoulders(sh, shirt) +
    (shirt !== cloth && !female
      ? `<path fill="${cloth}" d="M57 101.5H63L64.6 121H55.4Z"/><path fill="${darker(cloth, 0.18)}" d="M57.2 99.6H62.8L64 104.6H56Z"/>`
      : '') +
    `<path fill="#f7f7f2" d="M${60 - sh - 4} 121C${60 - sh - 3} 104 ${60 - sh + 6} 97 ${60 - 17} 91L49 121ZM${60 + sh + 4} 121C${60 + sh + 3} 104 ${60 + sh - 6} 97 ${60 + 17} 91L71 121Z"/><path fill="#d5dbd3" d="M43 91L39.6 103 46 106 42.6 109.6 50.4 121H52L47.4 96.6ZM77 91L80.4 103 74 106 77.4 109.6 69.6 121H68L72.6 96.6Z"/>`
  );
}

function scrub({ female, skin, random }: Wearer): string {
  const sh = halfShoulder(female);
  const c = pick(random, ['#2c6e63', '#1e5f86', '#35507a', '#7b3b4a', '#2f6a45']);
  return (
    shoulders(sh, c) +
    `<path fill="none" stroke="${darker(c, 0.22)}" stroke-width="2" d="M41.6 91.6L60 112 78.4 91.6" stroke-linejoin="round"/><path fill="${skin}" d="M45 90.6L60 108.6 75 90.6 60 84Z"/>`
  );
}

function blazer({ cloth, female, random }: Wearer, shirt: string): string {
  const sh = halfShoulder(female);
  const c = pick(random, ['#25302c', '#33405a', '#5b4636', '#472b3c', '#4b5447']);
  return (
    shoulders(sh, shirt) +
    (female
      ? ''
      : `<path fill="${cloth}" d="M57.4 101.5H62.6L64 121H56Z"/><path fill="${darker(cloth, 0.18)}" d="M57 99.6H63L63.6 104H56.4Z"/>`) +
    `<path fill="${c}" d="M${60 - sh - 4} 121C${60 - sh - 3} 104 ${60 - sh + 6} 97 ${60 - 17} 91L53 121ZM${60 + sh + 4} 121C${60 + sh + 3} 104 ${60 + sh - 6} 97 ${60 + 17} 91L67 121Z"/><path fill="${lighter(c, 0.12)}" d="M43 91L40 104 46 106.6 43.6 109 52 121H54L47.6 97ZM77 91L80 104 74 106.6 76.4 109 68 121H66L72.4 97Z"/>`
  );
}

export function collar(shirt: string, neckW: number): string {
  return `<path fill="${lighter(shirt, 0.35)}" d="M${60 - neckW - 2} 85.4L${60 - neckW - 5.4} 92 ${60 - 4} 105.4 60 99ZM${60 + neckW + 2} 85.4L${60 + neckW + 5.4} 92 ${60 + 4} 105.4 60 99Z"/><path fill="${shirt}" d="M60 98.4L54.6 104.6 60 110 65.4 104.6Z"/>`;
}

export const stethoscope = `<path fill="none" stroke="#2b332f" stroke-width="2.3" stroke-linecap="round" d="M45.4 90C43.6 100 45 108 50.6 113M74.6 90C77 101 75.6 110 72 116"/><circle cx="71.4" cy="116.6" r="3.1" fill="#8f9a94" stroke="#2b332f" stroke-width="1.4"/>`;

const halfShoulder = (female: boolean) => (female ? 33 : 38);

function shoulders(sh: number, c: string): string {
  return `<path fill="${c}" d="M${60 - sh - 4} 121C${60 - sh - 3} 104 ${60 - sh + 6} 97 ${60 - 18} 91.5L60 104 ${60 + 18} 91.5C${60 + sh - 6} 97 ${60 + sh + 3} 104 ${60 + sh + 4} 121Z"/>`;
}
