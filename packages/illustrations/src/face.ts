import { lighter, mix } from './colour.ts';
import { pick, type Random } from './seeded.ts';

export type Face = {
  X: (x: number) => string;
  fw: number;
  /** The width of the jaw. */
  j: number;
  eyeY: number;
  female: boolean;
  old: boolean;
  skin: string;
  hair: string;
  random: Random;
};

const SHADE = '#170a05';
/** Half of the distance between the two eyes. */
const APART = 8.1;

export function outline({ X, j }: Face): string {
  return `M${X(41)} 46C${X(41)} 30.5 ${X(49)} 24.5 60 24.5C${X(71)} 24.5 ${X(79)} 30.5 ${X(79)} 46C${X(79)} 57 ${X(77.5)} 65 ${X(72 + j * 0.7)} 71.2C${X(68 + j * 0.5)} 76.2 ${X(64.5)} 79 60 79C${X(55.5)} 79 ${X(52 - j * 0.5)} 76.2 ${X(48 - j * 0.7)} 71.2C${X(42.5)} 65 ${X(41)} 57 ${X(41)} 46Z`;
}

export function neckOf(neckW: number): string {
  return `M${60 - neckW} 66L${60 - neckW - 0.6} 86C${60 - neckW - 1.5} 89 ${60 - neckW - 3} 90.5 ${60 - neckW - 4} 91.5L60 106L${60 + neckW + 4} 91.5C${60 + neckW + 3} 90.5 ${60 + neckW + 1.5} 89 ${60 + neckW + 0.6} 86L${60 + neckW} 66Z`;
}

export function ears({ X, skin }: Face, rings: boolean): string {
  return (
    `<g fill="${mix(skin, '#170a05', 0.1)}"><ellipse cx="${X(40.6)}" cy="53.5" rx="3.5" ry="6"/><ellipse cx="${X(79.4)}" cy="53.5" rx="3.5" ry="6"/></g>` +
    (rings
      ? `<g fill="#dda02f"><circle cx="${X(39.8)}" cy="60.4" r="1.6"/><circle cx="${X(80.2)}" cy="60.4" r="1.6"/></g>`
      : '')
  );
}

export function eyes({ fw, eyeY, skin }: Face): string {
  const dk2 = mix(skin, SHADE, 0.5);
  return [-1, 1]
    .map((s) => {
      const cx = 60 + s * APART * fw;
      return `<path fill="#f4ece2" d="M${cx - 3.7} ${eyeY + 0.2}Q${cx} ${eyeY - 3} ${cx + 3.7} ${eyeY + 0.2}Q${cx} ${eyeY + 2.3} ${cx - 3.7} ${eyeY + 0.2}Z"/><circle cx="${cx}" cy="${eyeY - 0.2}" r="1.85" fill="#1a100b"/><path fill="none" stroke="${dk2}" stroke-width="1.25" stroke-linecap="round" d="M${cx - 4} ${eyeY + 0.1}Q${cx} ${eyeY - 3.5} ${cx + 4} ${eyeY + 0.1}"/><circle cx="${cx + 0.7}" cy="${eyeY - 0.9}" r=".5" fill="#fff" opacity=".9"/>`;
    })
    .join('');
}

export function brows({ fw, eyeY, female, old, hair, skin }: Face): string {
  const bc = old ? mix(hair, skin, 0.25) : mix('#140d0a', skin, 0.12);
  const brow = female ? 1.5 : 2.1;
  return [-1, 1]
    .map((s) => {
      const cx = 60 + s * APART * fw;
      return `<path fill="none" stroke="${bc}" stroke-width="${brow}" stroke-linecap="round" d="M${cx - s * 3.9} ${eyeY - 6.1}Q${cx + s * 0.8} ${eyeY - 8.3} ${cx + s * 4.9} ${eyeY - 5.7}"/>`;
    })
    .join('');
}

export function nose({ skin }: Face): string {
  const dk = mix(skin, SHADE, 0.32);
  const lt = mix(skin, '#f3c79a', 0.16);
  return `<path fill="none" stroke="${dk}" stroke-width="1.35" stroke-linecap="round" d="M56.3 62.3Q57.2 64.2 58.7 63.6Q60 64.7 61.3 63.6Q62.8 64.2 63.7 62.3"/><path fill="${lt}" opacity=".55" d="M59 54Q60.2 53.4 61 54L61.7 61Q60 62.4 58.6 61Z"/>`;
}

/** Draws the mouth, closed or with a small smile, in a colour near the skin tone. */
export function mouth({ female, skin, random }: Face): string {
  const lip = mix(mix(skin, '#86403a', female ? 0.36 : 0.2), '#2a100c', female ? 0.06 : 0.26);
  const lip2 = mix(lip, '#1d0805', 0.42);
  return random() < 0.5
    ? `<path fill="${lip}" d="M53 68.3Q57 66.7 60 67.7Q63 66.7 67 68.3Q63.6 73.4 60 73.4T53 68.3Z"/><path fill="#f6efe6" d="M54.8 68.9Q60 69.9 65.2 68.9Q63 71.2 60 71.2T54.8 68.9Z"/>`
    : `<path fill="${lip}" d="M53.6 69.2Q57.2 67 60 68.2Q62.8 67 66.4 69.2Q63.4 73 60 73T53.6 69.2Z"/><path fill="none" stroke="${lip2}" stroke-width="1" stroke-linecap="round" d="M53.2 69Q60 70.8 66.8 69"/>`;
}

export function beardOf({ X, j, old, hair, skin, random }: Face): string {
  const opacity = (0.78 + random() * 0.2).toFixed(2);
  return `<path fill="${old ? lighter(hair, 0.1) : mix(hair, skin, 0.12)}" opacity="${opacity}" fill-rule="evenodd" d="M${X(41.4)} 54C${X(42.4)} 62 ${X(44)} 67 ${X(47.6 - j * 0.7)} 71.4C${X(52 - j * 0.5)} 76.6 ${X(55.5)} 80 60 80C${X(64.5)} 80 ${X(68 + j * 0.5)} 76.6 ${X(72.4 + j * 0.7)} 71.4C${X(76)} 67 ${X(77.6)} 62 ${X(78.6)} 54C${X(77)} 62 ${X(72.6)} 65.4 ${X(68)} 66C64 64.6 56 64.6 ${X(52)} 66C${X(47.4)} 65.4 ${X(43)} 62 ${X(41.4)} 54ZM52.6 68.2Q56.8 65.8 60 66.9Q63.2 65.8 67.4 68.2Q64 74.2 60 74.2T52.6 68.2Z"/>`;
}

export function ageLines({ skin }: Face): string {
  const dk = mix(skin, SHADE, 0.32);
  return `<path fill="none" stroke="${dk}" stroke-width=".9" stroke-linecap="round" opacity=".7" d="M51.4 64Q49.8 67 50.4 70M68.6 64Q70.2 67 69.6 70M53 39.4Q60 38.2 67 39.4"/>`;
}

export function glassesOf({ X, fw, eyeY, random }: Face, gc: string): string {
  const ex = APART * fw;
  const left = pick(random, [2.6, 4.6]);
  const right = pick(random, [2.6, 4.6]);
  return `<g fill="#ffffff" fill-opacity=".14" stroke="${gc}" stroke-width="1.5"><rect x="${60 - ex - 6.4}" y="${eyeY - 4.6}" width="12" height="9.4" rx="${left}"/><rect x="${60 + ex - 5.6}" y="${eyeY - 4.6}" width="12" height="9.4" rx="${right}"/><path fill="none" d="M${60 - ex + 5.6} ${eyeY - 0.9}Q60 ${eyeY - 2.6} ${60 + ex - 5.6} ${eyeY - 0.9}M${60 - ex - 6.4} ${eyeY - 1.4}L${X(41)} ${eyeY - 2.4}M${60 + ex + 6.4} ${eyeY - 1.4}L${X(79)} ${eyeY - 2.4}"/></g>`;
}
