import { cross, LEAF } from './building-parts.ts';
import { facilityScenes } from './facility-scenes.ts';
import { pick, seeded } from './seeded.ts';
import { tidy } from './tidy.ts';

const grounds = [
  ['#e4eee2', '#cfdfcd'],
  ['#f6e9d2', '#ead3ac'],
  ['#f4e3d8', '#e6c9b7'],
  ['#dfeaee', '#c4d8df'],
] as const;

/** Draws a facility by its title in the catalogue, 240 by 120 units; a title without a drawing gives a green cross. */
export function facility(title: string): string {
  const [wall, floor] = pick(seeded(title), grounds);
  const scene = Object.hasOwn(facilityScenes, title) ? facilityScenes[title]! : cross(120, 58, 48, LEAF);
  return tidy(
    `<svg viewBox="0 0 240 120" xmlns="http://www.w3.org/2000/svg" role="img" aria-label="" preserveAspectRatio="xMidYMid slice">` +
      `<rect width="240" height="120" fill="${wall}"/><rect y="94" width="240" height="26" fill="${floor}"/>${scene}</svg>`,
  );
}
