import { expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { facade } from './facade.ts';
import { facilityScenes } from './facility-scenes.ts';
import { facility } from './facility.ts';
import { portrait } from './portrait.ts';

const seeds = Array.from({ length: 300 }, (_, n) => `seed-${n}`);
const houses = ['hospital', 'clinic', 'laboratory', 'pharmacy'] as const;

it('the same seed gives the same drawing, and a different seed gives a different drawing', () => {
  expect(seeds.map((seed) => portrait(seed))).toEqual(seeds.map((seed) => portrait(seed)));
  expect(new Set(seeds.map((seed) => portrait(seed))).size).toBe(300);
  expect(new Set(seeds.map((seed) => facade(seed, 'clinic'))).size).toBe(300);
});

it('drawings contain only valid numbers, and stay below 9,000 characters', () => {
  for (const seed of seeds) {
    for (const svg of [
      portrait(seed),
      portrait(seed, { female: true, old: true }),
      ...houses.map((type) => facade(seed, type)),
    ]) {
      expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg".*<\/svg>$/);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length).toBeLessThan(9_000);
    }
  }
});

it('characters in a label cannot end the XML attribute that contains the label', () => {
  expect(portrait('a', { label: '"><script>' })).toContain('aria-label="&quot;&gt;&lt;script&gt;"');
});

it('each facility of the catalogue has a drawing of its own, and an unknown facility is drawn as a cross', () => {
  const kinds = path.resolve(import.meta.dirname, '../../../data/facility-kinds.json');
  const titles = (JSON.parse(readFileSync(kinds, 'utf8')) as { facility_amenities: string[] }).facility_amenities;
  expect(Object.keys(facilityScenes).toSorted()).toEqual(titles.toSorted());
  expect(new Set(titles.map(facility)).size).toBe(titles.length);
  for (const title of [...titles, 'Library', '__proto__'])
    expect(facility(title)).toMatch(/^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg".*<\/svg>$/);
  expect(facility('__proto__')).not.toContain('undefined');
});
