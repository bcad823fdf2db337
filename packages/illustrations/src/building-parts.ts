import { lighter } from './colour.ts';

export const LEAF = '#1d5b3e';
const LEAF_LIGHT = '#447c5a';
export const GLASS = '#2f4d52';
export const GLASS_LIGHT = '#4d7076';
/** The y coordinate of the ground line, on which the walls stand. */
export const G = 152;

/** Draws a tree. The number `k` chooses its form: 0 is round, 1 is slender, 2 is a banana plant. */
export function tree(x: number, y: number, k: number, s = 1): string {
  return k === 0
    ? `<g transform="translate(${x} ${y}) scale(${s})"><rect x="-1.6" y="-22" width="3.2" height="22" fill="#5a3b26"/><ellipse cx="0" cy="-30" rx="15" ry="13" fill="${LEAF}"/><ellipse cx="-7" cy="-34" rx="8" ry="7" fill="${LEAF_LIGHT}"/></g>`
    : k === 1
      ? `<g transform="translate(${x} ${y}) scale(${s})"><rect x="-1.3" y="-10" width="2.6" height="10" fill="#5a3b26"/><path fill="${LEAF}" d="M0-48Q8-26 7-8H-7Q-8-26 0-48Z"/></g>`
      : `<g transform="translate(${x} ${y}) scale(${s})" fill="none" stroke-linecap="round"><path stroke="#6f7f42" stroke-width="4" d="M0 0Q1-12 0-18"/><path stroke="${LEAF_LIGHT}" stroke-width="5" d="M0-17Q-10-30-19-20M0-17Q8-34 19-24M0-17Q-2-34-8-38M0-17Q12-22 17-12"/></g>`;
}

/** Draws a cross in green or white, because a red cross is a protected emblem. */
export function cross(x: number, y: number, s: number, c = LEAF): string {
  return `<path fill="${c}" d="M${x - s / 6} ${y - s / 2}h${s / 3}v${s / 3}h${s / 3}v${s / 3}h${-s / 3}v${s / 3}h${-s / 3}v${-s / 3}h${-s / 3}v${-s / 3}h${s / 3}Z"/>`;
}

export function window(wall: string, x: number, y: number, w: number, h: number): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${GLASS}"/><path fill="${GLASS_LIGHT}" d="M${x} ${y}h${w}L${x} ${y + h * 0.8}Z"/><path stroke="${lighter(wall, 0.5)}" stroke-width="1.2" fill="none" d="M${x + w / 2} ${y}v${h}M${x - 0.5} ${y + h + 1}h${w + 1}"/>`;
}

export function door(x: number, y: number, w: number, h: number, c = '#6b3a1e'): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${c}"/><path stroke="${lighter(c, 0.3)}" stroke-width="1" d="M${x + w / 2} ${y}v${h}"/>`;
}

export function zigzag(x: number, y: number, w: number, h: number, n: number, c: string): string {
  let d = `M${x} ${y + h}`;
  const st = w / n;
  for (let i = 0; i < n; i++) d += `L${x + st * (i + 0.5)} ${y}L${x + st * (i + 1)} ${y + h}`;
  return `<path fill="${c}" d="${d}Z"/>`;
}
