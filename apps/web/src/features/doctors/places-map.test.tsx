import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Place } from './doctor.ts';
import { PlacesMap } from './PlacesMap.tsx';

const at = (name: string, location_is_approximate: boolean) =>
  ({ id: name, name, latitude: -1.95, longitude: 30.1, location_is_approximate }) as Place;
const saidOf = (...places: Place[]) =>
  /<figcaption>(.*)<\/figcaption>/.exec(renderToString(<PlacesMap places={places} />))?.[1];

it('the map of a doctor’s places calls a location approximate only if it is approximate', () => {
  const credit = '© WASAC,Ltd., CC BY 4.0';
  expect(saidOf(at('Remera', false))).toBe(credit);
  expect(saidOf(at('Gisozi', true))).toBe(`Approximate: the middle of the sector. ${credit}`);
  expect(saidOf(at('Remera', false), at('Gisozi', true))).toBe(
    `Approximate, the middle of the sector: Gisozi. ${credit}`,
  );
});
