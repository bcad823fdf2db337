import { expect, it } from 'vitest';
import { lengthOf } from './Distance.tsx';
import { askWhere, isPoint, pointText } from './near.ts';

it('a point is rounded to about a hundred metres before it is sent', () => {
  const point = pointText({ latitude: -1.9555938, longitude: 30.0608871 });
  expect(point).toBe('-1.956,30.061');
  expect(isPoint(point)).toBe(true);
  expect(isPoint('Remera (Gasabo)')).toBe(false);
});

it.each([
  [3, '50 m'],
  [430, '450 m'],
  [974, '950 m'],
  [975, '1.0 km'],
  [2410, '2.4 km'],
  [9_949, '9.9 km'],
  [9_950, '10 km'],
  [123_400, '123 km'],
])('a distance of %i metres is written %s', (metres, text) => {
  expect(lengthOf(metres)).toBe(text);
});

it('a list to be sorted by distance leads to the question where the person is, if this is not known, and keeps its filters', () => {
  const ask = (query: string) => {
    try {
      askWhere('/pharmacies', new URLSearchParams(query));
      return null;
    } catch (answer) {
      return (answer as Response).headers.get('location');
    }
  };
  expect(ask('order-by=distance&open-now=1&page=3&_routes=x')).toBe(
    '/near?list=%2Fpharmacies&order-by=distance&open-now=1',
  );
  expect(ask('order-by=distance&near=Kacyiru')).toBeNull();
  expect(ask('order-by=rating')).toBeNull();
});
