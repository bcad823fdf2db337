import { expect, it } from 'vitest';
import { destinationOf } from './Direction.tsx';

const place = {
  name: 'University Teaching Hospital of Butare',
  address: 'KN 1 Avenue',
  sector: 'Ngoma',
  district: 'Huye',
  latitude: -2.59,
  longitude: 29.73,
  location_is_approximate: false,
};

it('the link to directions uses the coordinates of a place, or its name and address when the coordinates are approximate', () => {
  expect(destinationOf(place)).toBe('-2.59,29.73');
  const named = 'University Teaching Hospital of Butare, KN 1 Avenue, Ngoma, Huye, Rwanda';
  expect(destinationOf({ ...place, location_is_approximate: true })).toBe(named);
  expect(destinationOf({ ...place, latitude: null, longitude: null, address: null })).toBe(
    'University Teaching Hospital of Butare, Ngoma, Huye, Rwanda',
  );
});
