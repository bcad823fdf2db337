import { cross, door, G, GLASS, GLASS_LIGHT, LEAF, window, zigzag } from './building-parts.ts';
import { darker, lighter, mix } from './colour.ts';
import type { Random } from './seeded.ts';

export type Site = { wall: string; roof: string; /** The colour of the wall in shadow. */ w2: string; random: Random };

export function hospital({ wall, roof, w2, random }: Site): string {
  let b = '';
  const floors = 2 + Math.floor(random() * 2),
    W = 190 + random() * 30,
    x0 = (320 - W) / 2,
    fh = 25,
    top = G - floors * fh - 4;
  b += `<rect x="${x0}" y="${top}" width="${W}" height="${G - top}" fill="${wall}"/>`;
  for (let f = 0; f < floors; f++) {
    const y = top + 8 + f * fh;
    const n = Math.floor(W / 24);
    for (let i = 0; i < n; i++) {
      const x = x0 + (W - n * 22 + 8) / 2 + i * 22;
      if (Math.abs(x + 7 - 160) < 22) continue;
      b += window(wall, x, y, 13, 12);
    }
    b += `<rect x="${x0}" y="${y + fh - 9}" width="${W}" height="2" fill="${w2}"/>`;
  }
  b += `<path fill="${roof}" d="M${x0 - 8} ${top}L${x0 + 14} ${top - 15}H${x0 + W - 14}L${x0 + W + 8} ${top}Z"/><rect x="${x0 - 8}" y="${top}" width="${W + 16}" height="3" fill="${darker(roof, 0.25)}"/>`;
  b +=
    `<rect x="136" y="${top - 10}" width="48" height="${G - top + 10}" fill="${lighter(wall, 0.35)}"/><path fill="${roof}" d="M130 ${top - 9}L160 ${top - 27}L190 ${top - 9}Z"/><circle cx="160" cy="${top + 8}" r="10" fill="#fff"/>${cross(160, top + 8, 13)}` +
    door(149, G - 22, 22, 22, '#2f4d52') +
    zigzag(136, G - 33, 48, 6, 8, '#a4401f') +
    `<rect x="128" y="${G - 27}" width="64" height="3.4" fill="${roof}"/><path stroke="${w2}" stroke-width="3" d="M131 ${G - 24}V${G}M189 ${G - 24}V${G}"/>`;
  return b;
}

/** Draws a low house with a verandah. */
export function clinic({ wall, roof, random }: Site): string {
  let b = '';
  const W = 170 + random() * 30,
    x0 = (320 - W) / 2,
    top = G - 40;
  b += `<rect x="${x0}" y="${top}" width="${W}" height="40" fill="${wall}"/><path fill="${roof}" d="M${x0 - 14} ${top + 2}L${x0 + 26} ${top - 28}H${x0 + W - 26}L${x0 + W + 14} ${top + 2}Z"/><path stroke="${darker(roof, 0.2)}" stroke-width="1" d="${Array.from({ length: 14 }, (_, i) => `M${x0 + 26 + (i * (W - 52)) / 13} ${top - 28}L${x0 - 14 + (i * (W + 28)) / 13} ${top + 2}`).join('')}"/><rect x="${x0 - 14}" y="${top + 2}" width="${W + 28}" height="2.6" fill="${darker(roof, 0.35)}"/><rect x="${x0}" y="${G - 9}" width="${W}" height="9" fill="${mix(roof, wall, 0.35)}"/>`;
  for (let i = 0; i < 5; i++) {
    const x = x0 + 14 + (i * (W - 28 - 16)) / 4;
    b += i === 2 ? door(x - 2, G - 27, 20, 27) + '' : window(wall, x, G - 30, 16, 15);
  }
  for (let i = 0; i < 6; i++)
    b += `<rect x="${x0 - 8 + (i * (W + 13)) / 5}" y="${top + 4}" width="3" height="36" fill="${lighter(wall, 0.5)}"/>`;
  b += `<circle cx="160" cy="${top - 13}" r="10" fill="#fff"/>${cross(160, top - 13, 13)}`;
  return b;
}

/** Draws a house with a tower in a woven pattern. */
export function laboratory({ wall, roof, w2, random }: Site): string {
  let b = '';
  const W = 176 + random() * 24,
    x0 = (320 - W) / 2,
    top = G - 62;
  b += `<rect x="${x0}" y="${top}" width="${W}" height="62" fill="${wall}"/><rect x="${x0 - 5}" y="${top - 5}" width="${W + 10}" height="6" fill="${mix(wall, '#16201a', 0.55)}"/><rect x="${x0}" y="${top + 28}" width="${W}" height="3" fill="${w2}"/>`;
  b += `<rect x="${x0 + 10}" y="${top + 8}" width="${W - 86}" height="16" fill="${GLASS}"/><path fill="${GLASS_LIGHT}" d="M${x0 + 10} ${top + 8}h${W - 86}l-40 16h-${W - 126}Z"/>`;
  for (let i = 1; i < 7; i++)
    b += `<rect x="${x0 + 10 + (i * (W - 86)) / 7}" y="${top + 8}" width="1.5" height="16" fill="${wall}"/>`;
  for (let i = 0; i < 4; i++) b += window(wall, x0 + 12 + i * 24, G - 25, 15, 14);
  const tx = x0 + W - 64;
  b += `<rect x="${tx}" y="${top - 18}" width="52" height="80" fill="${roof}"/>`;
  for (let i = 0; i < 3; i++)
    b += `<path fill="none" stroke="${lighter(roof, 0.75)}" stroke-width="2" d="M${tx + 26} ${top - 12 + i * 5}l${18 - i * 6} ${18 - i * 5}l${-18 + i * 6} ${18 - i * 5}l${-18 + i * 6} ${-18 + i * 5}Z"/>`;
  b +=
    door(tx + 15, G - 24, 22, 24, '#2f4d52') +
    `<rect x="${tx + 9}" y="${G - 29}" width="34" height="3" fill="#faf6ec"/>`;
  return b;
}

/** A shop with an awning. */
export function pharmacy({ wall, roof, w2, random }: Site): string {
  let b = '';
  const W = 138 + random() * 20,
    x0 = (320 - W) / 2,
    top = G - 66;
  b +=
    `<rect x="${x0 - 54}" y="${top + 18}" width="56" height="48" fill="${w2}"/><rect x="${x0 + W - 2}" y="${top + 10}" width="58" height="56" fill="${mix(wall, roof, 0.3)}"/>` +
    window(wall, x0 - 40, top + 30, 16, 13) +
    window(wall, x0 + W + 14, top + 22, 14, 12) +
    window(wall, x0 + W + 34, top + 22, 14, 12) +
    door(x0 - 20, G - 23, 13, 23, '#55493d') +
    door(x0 + W + 20, G - 24, 18, 24, '#2f4858');
  b += `<rect x="${x0}" y="${top}" width="${W}" height="66" fill="${wall}"/><rect x="${x0}" y="${top + 5}" width="${W}" height="17" fill="${LEAF}"/>${cross(x0 + 14, top + 13.5, 11, '#fff')}<rect x="${x0 + 26}" y="${top + 11.5}" width="${W * 0.42}" height="4" rx="2" fill="#fff" opacity=".9"/>`;
  const n = 9,
    st = (W + 8) / n;
  for (let i = 0; i < n; i++)
    b += `<path fill="${i % 2 ? '#faf6ec' : roof}" d="M${x0 - 4 + i * st} ${top + 25}h${st}v9a${st / 2} ${st / 2} 0 0 1 ${-st} 0Z"/>`;
  b +=
    `<rect x="${x0 + 8}" y="${G - 27}" width="${W * 0.5}" height="19" fill="${GLASS}"/><path fill="${GLASS_LIGHT}" d="M${x0 + 8} ${G - 27}h${W * 0.3}l-14 19h-${W * 0.3 - 14}Z"/><g fill="#e8cf9f">${Array.from({ length: 6 }, (_, i) => `<rect x="${x0 + 13 + i * 10}" y="${G - 15}" width="5" height="7" fill="${['#e8cf9f', '#a4401f', '#bcd0d8'][i % 3]}"/>`).join('')}</g>` +
    door(x0 + W * 0.66, G - 30, 20, 30, '#2f4d52');
  return b;
}
